import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { light, scale } from "./tokens.ts";

test("every custom property that a style reads is a token or declared in the same file", () => {
	const root = join(__dirname, "../../..");
	const known = new Set<string>([...Object.keys(scale), ...Object.keys(light)]);
	const unknown = ["shared-ui/src", "remote-public/src", "remote-admin/src", "shell/src"].flatMap((folder) =>
		sources(join(root, folder)).flatMap((file) => {
			const text = readFileSync(file, "utf8");
			const local = new Set([...text.matchAll(/--([\w-]+)["'\]]*\s*:/g)].map((match) => match[1]));
			return [...text.matchAll(/var\(\s*--([\w-]+)/g)]
				.map((match) => match[1] as string)
				.filter((name) => !known.has(name) && !local.has(name))
				.map((name) => `${file.slice(root.length)}: --${name}`);
		}),
	);
	expect(unknown).toEqual([]);
});

function sources(folder: string): string[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
		.map((entry) => join(entry.parentPath, entry.name));
}
