import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../build/paths.ts";
import { sourceFiles } from "./sourceFiles.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");
const threadsIn = (text: string) => text.match(/[\w.-]+#\d+/g) ?? [];

test("each thread of docs/federation.md ends the title of a test", () => {
	const [, section = ""] = /^## Complaints$([^]*?)^## /m.exec(read("docs/federation.md")) ?? [];
	const tests = sourceFiles().filter((file) => /\.(test|spec)\.tsx?$/.test(file));
	const titles = tests.flatMap((file) => [...read(file).matchAll(/\(([\w.-]+#\d+(?:, [\w.-]+#\d+)*)\)["`]/g)]);
	const named = titles.flatMap(([, threads = ""]) => threadsIn(threads));
	const threads = threadsIn(section);
	expect(threads.length).toBeGreaterThan(10);
	expect(threads.filter((thread) => !named.includes(thread))).toEqual([]);
});
