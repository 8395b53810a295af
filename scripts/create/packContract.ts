import { execFile } from "node:child_process";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { createDraftPath } from "@site/shared-data/files";
import { root } from "../paths.ts";

const run = promisify(execFile);

/** The workspaces that a remote in a folder of its own needs: as sources, which are their types too. */
const contents: Record<string, readonly string[]> = {
	"shared-ui": ["src"],
	"shared-data": ["src"],
	scripts: ["build", "jest", "root.mjs"],
};

/** Server, drivers and fonts, which the shell alone has, and what only tests of the project need. */
const shellOnly =
	/^@site\/supabase$|^@supabase\/supabase-js$|^@fontsource|^@types\/|^(pino|jsdom|commonmark-spec|tsx|subset-font)$/;

/** Writes `<folder>/packages/<workspace>.tgz` with `npm pack`. */
export async function packContract(folder: string): Promise<void> {
	const target = join(folder, "packages");
	await mkdir(target, { recursive: true });
	await Promise.all(Object.entries(contents).map(([workspace, paths]) => pack(workspace, paths, target)));
}

async function pack(workspace: string, paths: readonly string[], target: string): Promise<void> {
	const staged = await createDraftPath(tmpdir(), workspace);
	try {
		for (const path of paths) {
			await cp(join(root, workspace, path), join(staged, path), {
				recursive: true,
				filter: (file) => isNeeded(relative(root, file)),
			});
		}
		if (workspace === "shared-data") await addSiteConfig(staged);
		// Builds that hold something of it carry its licence.
		await cp(join(root, "LICENSE"), join(staged, "LICENSE"));
		const manifest = await manifestOf(workspace);
		await writeFile(join(staged, "package.json"), JSON.stringify(manifest));
		await run("npm", ["pack", "--pack-destination", staged], { cwd: staged });
		await cp(join(staged, `site-${workspace}-${manifest.version}.tgz`), join(target, `${workspace}.tgz`));
	} finally {
		await rm(staged, { recursive: true, force: true });
	}
}

/** The values that a site begins with, which lie beside the workspaces. */
async function addSiteConfig(staged: string): Promise<void> {
	await cp(join(root, "site.config.ts"), join(staged, "site.config.ts"));
	for (const file of ["profile/defaultProfile.ts", "settings/defaultSettings.ts", "settings/defaultSite.ts"]) {
		const path = join(staged, "src", file);
		await writeFile(path, (await readFile(path, "utf8")).replace("../../../site.config.ts", "../../site.config.ts"));
	}
}

const isNeeded = (file: string) => !/\.(test|stories|contract)\.tsx?$/.test(file) && !file.split(sep).includes("catalogue");

/** All that it is built with becomes a dependency; the versions stay where the build reads them. */
async function manifestOf(workspace: string): Promise<{ version: string }> {
	const manifest = JSON.parse(await readFile(join(root, workspace, "package.json"), "utf8"));
	const all: Record<string, string> = { ...manifest.dependencies, ...manifest.devDependencies };
	const needed = Object.entries(all).filter(([name]) => !shellOnly.test(name) && !name.startsWith("@site/"));
	const { private: _, ...published } = manifest;
	return {
		...published,
		...(workspace === "scripts" && { exports: { ".": "./build/rspack.shared.js", "./jest": "./jest/remote.cjs" } }),
		dependencies: Object.fromEntries(needed),
	};
}
