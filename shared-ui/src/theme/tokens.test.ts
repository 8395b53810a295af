import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { light, scale } from "./tokens.ts";

const root = join(__dirname, "../../..");
const tokens = new Set<string>([...Object.keys(scale), ...Object.keys(light)]);

test.each(["shared-ui/src", "remote-public/src", "remote-admin/src", "shell/browser"])(
	"every custom property that a style of %s reads is a token or declared there",
	(folder) => {
		const files = sources(join(root, folder)).map((path) => ({ path, text: readFileSync(path, "utf8") }));
		const declared = new Set(files.flatMap(({ text }) => namesIn(text, /--([\w-]+)["'\]]*\s*:/g)));
		const unknown = files.flatMap(({ path, text }) =>
			namesIn(text, /var\(\s*--([\w-]+)/g)
				.filter((name) => !tokens.has(name) && !declared.has(name))
				.map((name) => `${path.slice(root.length)}: --${name}`),
		);
		expect(unknown).toEqual([]);
	},
);

function namesIn(text: string, pattern: RegExp): string[] {
	return [...text.matchAll(pattern)].map((match) => match[1] as string);
}

function sources(folder: string): string[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
		.map((entry) => join(entry.parentPath, entry.name));
}
