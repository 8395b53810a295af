import { execFile } from "node:child_process";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { createDraftPath } from "@site/shared-data/files";
import { root } from "../../build/paths.ts";

const run = promisify(execFile);

/** Workspaces packed for external remotes. The sources double as their types. */
const contents: Record<string, Record<string, string>> = {
	"shared-ui": { "shared-ui/src": "src" },
	"shared-data": { "shared-data/src": "src" },
	// The layout of this project, so that relative imports work.
	build: { "rspack.shared.js": "rspack.shared.js", build: "build", "scripts/jest": "scripts/jest" },
};

/** Server, drivers and fonts, which only the shell has, and packages for the project's own tests. */
const shellOnly =
	/^@site\/supabase$|^@supabase\/supabase-js$|^@fontsource|^@types\/|^(pino|jsdom|commonmark-spec|tsx|subset-font)$/;

/** Writes `<folder>/packages/<workspace>.tgz` with `npm pack`. */
export async function packContract(folder: string): Promise<void> {
	const target = join(folder, "packages");
	await mkdir(target, { recursive: true });
	await Promise.all(Object.entries(contents).map(([workspace, paths]) => pack(workspace, paths, target)));
}

async function pack(workspace: string, paths: Record<string, string>, target: string): Promise<void> {
	const staged = await createDraftPath(tmpdir(), workspace);
	try {
		for (const [from, to] of Object.entries(paths)) {
			await cp(join(root, from), join(staged, to), {
				recursive: true,
				filter: (file) => isNeeded(relative(root, file)),
			});
		}
		if (workspace === "shared-data") await addSiteConfig(staged);
		// Builds that contain a part of it include its licence.
		await cp(join(root, "LICENSE"), join(staged, "LICENSE"));
		const manifest = await manifestOf(workspace);
		await writeFile(join(staged, "package.json"), JSON.stringify(manifest));
		await run("npm", ["pack", "--pack-destination", staged], { cwd: staged });
		await cp(join(staged, `site-${workspace}-${manifest.version}.tgz`), join(target, `${workspace}.tgz`));
	} finally {
		await rm(staged, { recursive: true, force: true });
	}
}

/** The default settings of a site, which are stored next to the workspaces. */
async function addSiteConfig(staged: string): Promise<void> {
	await cp(join(root, "site.config.ts"), join(staged, "site.config.ts"));
	for (const file of ["profile/defaultProfile.ts", "settings/defaultSettings.ts", "settings/defaultSite.ts"]) {
		const path = join(staged, "src", file);
		await writeFile(path, (await readFile(path, "utf8")).replace("../../../site.config.ts", "../../site.config.ts"));
	}
}

const isNeeded = (file: string) =>
	!/\.(test|stories|contract)\.tsx?$|^build\/(package\.json|testing)$/.test(file) && !file.split(sep).includes("catalogue");

/** Its build dependencies become dependencies; the versions are kept where the build reads them. */
async function manifestOf(workspace: string): Promise<{ version: string }> {
	const manifest = JSON.parse(await readFile(join(root, workspace, "package.json"), "utf8"));
	const all: Record<string, string> = { ...manifest.dependencies, ...manifest.devDependencies };
	const needed = Object.entries(all).filter(([name]) => !shellOnly.test(name) && !name.startsWith("@site/"));
	const { private: _, ...published } = manifest;
	return {
		...published,
		...(workspace === "build" && { exports: { ".": "./rspack.shared.js", "./jest": "./scripts/jest/remote.cjs" } }),
		dependencies: Object.fromEntries(needed),
	};
}
