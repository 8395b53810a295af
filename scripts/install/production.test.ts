import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../paths.ts";

/** What the import of WordPress and Ghost is built of. */
const importPackages = ["@joplin/turndown-plugin-gfm", "fast-xml-parser", "turndown"];

/** What builds and runs TypeScript is no part of a running site either. */
const packages = [...importPackages, "tsx", "esbuild", "@rspack/core"];

/** The packages among these that npm takes from the lockfile with the options. */
function installedBy(...options: string[]): string[] {
	const args = ["ls", "--package-lock-only", "--parseable", ...options, ...packages];
	const { stdout } = spawnSync("npm", args, { cwd: root, encoding: "utf8" });
	return packages.filter((name) => stdout.split("\n").some((path) => path.endsWith(`/node_modules/${name}`)));
}

test("an installation of a running site has none of the packages of which its programs are built", () => {
	expect(installedBy()).toEqual(packages);
	expect(installedBy("--omit=dev")).toEqual([]);
	const { devDependencies } = JSON.parse(readFileSync(join(root, "import/package.json"), "utf8"));
	expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(importPackages));
});
