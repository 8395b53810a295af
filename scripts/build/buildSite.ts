import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { distFolder } from "../paths.ts";
import { buildApp } from "./buildApp.ts";
import { compressFiles } from "./compressFiles.ts";
import { sourceVersion } from "./sourceVersion.js";

interface App {
	/** Folder of the app's sources. */
	name: string;
	/** Where its builds go, below the dist folder: one folder per version. */
	folder: string;
	remoteId?: string;
}

/** The apps of the product, each built alone. */
export const apps: App[] = [
	{ name: "shell", folder: "shell" },
	{ name: "remote-public", folder: "remotes/public", remoteId: "public" },
	{ name: "remote-admin", folder: "remotes/admin", remoteId: "admin" },
];

/** How long each app took, in milliseconds; 0 when its build was there. */
export type BuildTimes = Record<string, number>;

/** Builds what is stale and points the server at the current versions. Builds of other versions stay where they are. */
export async function buildSite(onBuild: (app: string) => void = () => {}): Promise<BuildTimes> {
	await mkdir(distFolder, { recursive: true });
	// The server builds are CommonJS inside a project of modules.
	await writeFile(join(distFolder, "package.json"), '{"type":"commonjs"}\n');
	const times: BuildTimes = {};
	await Promise.all(
		apps.map(async (app) => {
			const start = performance.now();
			times[app.name] = (await buildWhenStale(app, onBuild)) ? Math.round(performance.now() - start) : 0;
		}),
	);
	await writeAtomically(join(distFolder, "shell/current.json"), { version: sourceVersion("shell") });
	const remotes = await Promise.all(apps.filter((app) => app.remoteId).map(async (app) => [app.remoteId, await registration(app)]));
	await writeAtomically(join(distFolder, "registry.json"), { remotes: Object.fromEntries(remotes) });
	return times;
}

async function buildWhenStale(app: App, onBuild: (app: string) => void): Promise<boolean> {
	const folder = join(distFolder, app.folder, sourceVersion(app.name));
	const finished = join(folder, "finished.json");
	if (existsSync(finished)) return false;
	onBuild(app.name);
	await buildApp(app.name, distFolder);
	await compressFiles(folder);
	await writeFile(finished, `${JSON.stringify({ builtAt: new Date().toISOString() })}\n`);
	return true;
}

async function registration(app: App) {
	const version = sourceVersion(app.name);
	const base = `/${app.folder}/${version}/`;
	const manifest = JSON.parse(await readFile(join(distFolder, app.folder, version, "mf-manifest.json"), "utf8")) as Manifest;
	const files = manifest.exposes.flatMap((expose) => expose.assets.js.sync);
	return { version, entry: `${base}remoteEntry.js`, assets: files.map((file) => base + file) };
}

interface Manifest {
	exposes: { assets: { js: { sync: string[] } } }[];
}

async function writeAtomically(file: string, value: unknown) {
	await writeFile(`${file}.next`, `${JSON.stringify(value, null, "\t")}\n`);
	await rename(`${file}.next`, file);
}
