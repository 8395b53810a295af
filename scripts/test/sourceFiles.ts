import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../build/paths.ts";

/** The names in .gitignore, without patterns, and .git. */
export const ignoredNames = new Set([
	".git",
	...readFileSync(join(root, ".gitignore"), "utf8")
		.split("\n")
		.filter((line) => line && !line.includes("*"))
		.map((line) => line.replace(/\/$/, "")),
]);

/** Every file of the sources by its path from the root, with or without a repository. */
export function sourceFiles(folder = ""): string[] {
	return readdirSync(join(root, folder), { withFileTypes: true })
		.filter(({ name }) => !ignoredNames.has(name))
		.flatMap((entry) => {
			const path = folder ? `${folder}/${entry.name}` : entry.name;
			return entry.isDirectory() ? sourceFiles(path) : [path];
		});
}
