import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
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
const apps: App[] = [
	{ name: "shell", folder: "shell" },
	{ name: "remote-public", folder: "remotes/public", remoteId: "public" },
	{ name: "remote-admin", folder: "remotes/admin", remoteId: "admin" },
];

/** How long each app took, in milliseconds; 0 when its build was there. */
export type BuildTimes = Record<string, number>;

/** Builds what is stale and points the server at the current versions. Builds of other versions stay where they are. */
export async function buildSite(onBuild: (app: string) => void = () => {}): Promise<BuildTimes> {
	await mkdir(distFolder, { recursive: true });
	await writeAtomically(join(distFolder, "package.json"), commonJs);
	const built = await Promise.all(apps.map((app) => buildWhenStale({ ...app, version: sourceVersion(app.name) }, onBuild)));
	const [shell, ...remotes] = built;
	await writeAtomically(join(distFolder, "shell/current.json"), { version: shell?.version });
	const registrations = await Promise.all(remotes.map(async (app) => [app.remoteId, await registration(app)]));
	await writeAtomically(join(distFolder, "registry.json"), { remotes: Object.fromEntries(registrations) });
	return Object.fromEntries(built.map((app) => [app.name, app.time]));
}

/** The server builds are CommonJS inside a project of modules. */
const commonJs = { type: "commonjs" };

interface Built extends App {
	version: string;
	time: number;
}

/** A build appears whole or not at all: it is made beside its place and moved there, so that two launchers at once do no harm. */
async function buildWhenStale(app: App & { version: string }, onBuild: (app: string) => void): Promise<Built> {
	const place = join(distFolder, app.folder, app.version);
	if (existsSync(place)) return { ...app, time: 0 };
	onBuild(app.name);
	const start = performance.now();
	const workshop = await mkdtemp(join(distFolder, ".building-"));
	try {
		await buildApp(app.name, app.version, workshop);
		const made = join(workshop, app.folder, app.version);
		await compressFiles(made);
		await mkdir(join(distFolder, app.folder), { recursive: true });
		await rename(made, place).catch((error: unknown) => {
			if (!existsSync(place)) throw error;
		});
	} finally {
		await rm(workshop, { recursive: true, force: true });
	}
	return { ...app, time: Math.round(performance.now() - start) };
}

async function registration({ folder, version }: Built) {
	const base = `/${folder}/${version}/`;
	const manifest = JSON.parse(await readFile(join(distFolder, folder, version, "mf-manifest.json"), "utf8")) as Manifest;
	const files = manifest.exposes.flatMap((expose) => expose.assets.js.sync);
	const lazy = JSON.parse(await readFile(join(distFolder, folder, version, "pages.json"), "utf8")) as Record<string, string[]>;
	const pages = Object.fromEntries(Object.entries(lazy).map(([id, parts]) => [id, parts.map((file) => base + file)]));
	return { version, entry: `${base}remoteEntry.js`, assets: files.map((file) => base + file), pages };
}

interface Manifest {
	exposes: { assets: { js: { sync: string[] } } }[];
}

async function writeAtomically(file: string, value: unknown) {
	const next = `${file}.${process.pid}`;
	await writeFile(next, `${JSON.stringify(value, null, "\t")}\n`);
	await rename(next, file);
}
