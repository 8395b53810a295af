import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../build/paths.ts";

/** The packages that read WordPress and Ghost, by workspace. */
const importPackages = { supabase: ["fast-xml-parser"], "shared-data": ["@joplin/turndown-plugin-gfm", "turndown"] };

/** What builds and runs TypeScript is no part of a running site either. */
const packages = [...Object.values(importPackages).flat(), "tsx", "esbuild", "@rspack/core"];

/** The packages among these that npm takes from the lockfile with the options. */
function installedBy(...options: string[]): string[] {
	const args = ["ls", "--package-lock-only", "--parseable", ...options, ...packages];
	const { stdout } = spawnSync("npm", args, { cwd: root, encoding: "utf8" });
	return packages.filter((name) => stdout.split("\n").some((path) => path.endsWith(`/node_modules/${name}`)));
}

test("an installation of a running site has none of the packages of which its programs are built", () => {
	expect(installedBy()).toEqual(packages);
	expect(installedBy("--omit=dev")).toEqual([]);
	for (const [workspace, names] of Object.entries(importPackages)) {
		const { devDependencies } = JSON.parse(readFileSync(join(root, workspace, "package.json"), "utf8"));
		expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(names));
	}
});
