import { execFile } from "node:child_process";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { createDraftPath } from "@site/shared-data/files";
import { bundleProgram } from "../../build/bundleProgram.ts";
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

/** Creates and checks remotes without this project; `npm run check-contract` finds it in @site/build. */
const program = "createRemote.mjs";
const bundleInto = (folder: string) => bundleProgram(join(root, "scripts/create/createRemoteProgram.ts"), join(folder, program));

/** More files of this project for the package `build`, and the packages that they import. */
export interface Additions {
	files: string[];
	dependencies: Record<string, string>;
}

/** Writes `<target>/<workspace>.tgz` with `npm pack`. */
export const packPackages = (target: string, additions?: Additions): Promise<void> => pack(target, packages(additions));

/** Writes the same, and `<target>/create-remote.tgz`, which npx runs from a site's URL. */
export const packContract = (target: string): Promise<void> => pack(target, { ...packages(), "create-remote": stageProgram });

/** Puts a package's files into a folder; resolves with its package.json. */
type Fill = (staged: string) => Promise<Manifest>;

interface Manifest {
	version: string;
	[field: string]: unknown;
}

function packages(additions?: Additions): Record<string, Fill> {
	const fill = (workspace: string) => (staged: string) => stage(workspace, staged, workspace === "build" ? additions : undefined);
	return Object.fromEntries(Object.keys(contents).map((workspace) => [workspace, fill(workspace)]));
}

async function stageProgram(staged: string): Promise<Manifest> {
	await bundleInto(staged);
	return { name: "@site/create-remote", version: "1.0.0", bin: { "create-remote": program } };
}

/** Packs all in one process: npm takes longer to start than to pack. */
async function pack(target: string, fills: Record<string, Fill>): Promise<void> {
	await mkdir(target, { recursive: true });
	const folder = await createDraftPath(tmpdir(), "contract");
	try {
		const packed = await Promise.all(Object.entries(fills).map(([name, fill]) => fillFolder(join(folder, name), name, fill)));
		await run("npm", ["pack", ...Object.keys(fills).map((name) => `./${name}`)], { cwd: folder });
		await Promise.all(packed.map(([name, file]) => cp(join(folder, file), join(target, `${name}.tgz`))));
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

/** Resolves with the package's name and the name of its archive. */
async function fillFolder(staged: string, name: string, fill: Fill): Promise<[name: string, file: string]> {
	await mkdir(staged, { recursive: true });
	const manifest = await fill(staged);
	await writeFile(join(staged, "package.json"), JSON.stringify(manifest));
	// Builds that contain a part of it include its licence.
	await cp(join(root, "LICENSE"), join(staged, "LICENSE"));
	return [name, `site-${name}-${manifest.version}.tgz`];
}

async function stage(workspace: string, staged: string, additions?: Additions): Promise<Manifest> {
	const added = Object.fromEntries((additions?.files ?? []).map((file) => [file, file]));
	for (const [from, to] of Object.entries({ ...contents[workspace], ...added })) {
		await cp(join(root, from), join(staged, to), {
			recursive: true,
			filter: (file) => isNeeded(relative(root, file)),
		});
	}
	if (workspace === "shared-data") await addSiteConfig(staged);
	if (workspace === "build") await bundleInto(staged);
	return manifestOf(workspace, additions);
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
async function manifestOf(workspace: string, additions?: Additions): Promise<Manifest> {
	const manifest = JSON.parse(await readFile(join(root, workspace, "package.json"), "utf8"));
	const all: Record<string, string> = { ...manifest.dependencies, ...manifest.devDependencies };
	const needed = Object.entries(all).filter(([name]) => !shellOnly.test(name) && !name.startsWith("@site/"));
	const { private: _, ...published } = manifest;
	return {
		...published,
		...(workspace === "build" && {
			exports: { ".": "./rspack.shared.js", "./jest": "./scripts/jest/remote.cjs", ...(additions && { "./*": "./*" }) },
			bin: { "create-remote": program },
		}),
		dependencies: { ...Object.fromEntries(needed), ...additions?.dependencies },
	};
}
