import { existsSync, statSync } from "node:fs";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { writeFolderDurably } from "@site/shared-data/files";
import { writeJson } from "../shell/deployment/disk/index.ts";
import { compressFiles } from "./compressFiles.ts";
import { distFolder, root } from "./paths.ts";
import { runNode } from "./runNode.ts";
import { sourceVersion } from "./sourceVersion.js";

export interface App {
	/** The app's source folder. */
	name: string;
	/** The folder of its builds below `dist`: one folder per version. */
	folder: string;
	dist: string;
	/** How many builds are kept besides those in use. */
	keptBuilds: number;
	/** A second build of the same sources; its version ends with it. */
	variant?: "development";
	/** The last build step, before the build is complete. */
	finish?: (folder: string) => Promise<void>;
}

export interface BuildResult {
	version: string;
	/** Duration of the build; 0 when it existed. */
	durationMs: number;
}

export const announceBuild = (app: string) => console.log(`Building ${app} …`);

const underWay = new Map<string, Promise<BuildResult>>();

/** Builds the current sources. Concurrent callers share one build. */
export function buildWhenStale(app: App, onBuild: (app: string) => void = () => {}): Promise<BuildResult> {
	const name = nameOf(app);
	const building = underWay.get(name) ?? build(app, onBuild).finally(() => underWay.delete(name));
	underWay.set(name, building);
	return building;
}

/** In a temporary folder, so that no partial build is visible. */
async function build(app: App, onBuild: (app: string) => void): Promise<BuildResult> {
	const { name, folder, dist, keptBuilds, variant, finish } = app;
	const version = sourceVersion(name) + (variant ? `-${variant}` : "");
	const targetFolder = join(dist, folder, version);
	if (existsSync(targetFolder)) return { version, durationMs: 0 };
	onBuild(nameOf(app));
	const start = performance.now();
	await assertOwnFolder(dist);
	await mkdir(dist, { recursive: true });
	// The server builds are CommonJS inside a project of ES modules.
	await writeJson(join(dist, "package.json"), packageOfBuilds);
	const buildInto = async (tempDir: string) => {
		await buildApp(app, version, tempDir);
		const builtFolder = join(tempDir, folder, version);
		await compressFiles(builtFolder);
		await finish?.(builtFolder);
		return builtFolder;
	};
	await writeFolderDurably(targetFolder, buildInto, dist);
	await removeOldBuilds(join(dist, folder), keptBuilds);
	return { version, durationMs: Math.round(performance.now() - start) };
}

const nameOf = ({ name, variant }: App) => (variant ? `${name} (${variant})` : name);

const packageOfBuilds = { type: "commonjs" };

/** Another project's dist may have files and folders with the same names. */
async function assertOwnFolder(dist: string): Promise<void> {
	const names = (await readdir(dist).catch(() => [])).filter((name) => !name.startsWith("."));
	const found = await readFile(join(dist, "package.json"), "utf8").catch(() => "");
	const isOfBuilds = found.replace(/\s/g, "") === JSON.stringify(packageOfBuilds);
	if (names.length === 0 || names.includes("registry.json") || isOfBuilds) return;
	throw new Error(`SITE_DIST ${dist} holds ${names[0]} and no builds of this site; nothing was changed, name an empty folder.`);
}

/** Removes the builds in a folder except the newest ones and those that a site uses. */
export async function removeOldBuilds(folder: string, keptBuilds: number, site = distFolder): Promise<void> {
	// Superseded shells that still run have their own registry there.
	const shells = (await readdir(join(site, "shell")).catch(() => [])).filter((name) => name.endsWith(".json"));
	const paths = ["registry.json", ...shells.map((name) => join("shell", name))];
	const files = paths.map((file) => readFile(join(site, file), "utf8").catch(() => ""));
	const inUse = (await Promise.all(files)).join();
	const entries = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory());
	const unused = entries.filter(({ name }) => !inUse.includes(JSON.stringify(name))).map(({ name }) => join(folder, name));
	// Another process may remove the same ones.
	const builtAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
	unused.sort((a, b) => builtAt(b) - builtAt(a));
	for (const path of unused.slice(keptBuilds)) {
		for (const old of [path, `${path}.json`]) await rm(old, { recursive: true, force: true });
	}
}

const rspack = join(root, "node_modules/@rspack/cli/bin/rspack.js");

export const hasBuildTools = () => existsSync(rspack);

/** Runs an app's rspack build into the folder; rejects with rspack's output. */
async function buildApp({ name, variant }: App, version: string, dist: string): Promise<void> {
	if (!hasBuildTools()) {
		throw new Error(`There is no build of ${name}, and the build tools are missing; run "npm ci --include=dev".`);
	}
	const env = { NODE_ENV: "production", SITE_DIST: dist, APP_VERSION: version, ...(variant && { APP_VARIANT: variant }) };
	await runNode([rspack, "build"], join(root, name), env).catch(({ message }: Error) => {
		throw new Error(`The build of ${name} failed:\n${message}`);
	});
}
