import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { writeJson } from "../../shell/deployment/disk/index.ts";
import { distFolder } from "../paths.ts";
import type { App } from "./apps.ts";
import { buildApp } from "./buildApp.ts";
import { compressFiles } from "./compressFiles.ts";
import { sourceVersion } from "./sourceVersion.js";

export interface Built {
	version: string;
	/** How long it took, in milliseconds; 0 when it was there. */
	time: number;
}

/**
 * Builds the version of the sources as they are, unless it is there. A build appears whole or not at all: it is made beside its place and moved there, so that
 * two launchers at once do no harm.
 */
export async function buildWhenStale({ name, folder }: App, onBuild: (app: string) => void = () => {}): Promise<Built> {
	await mkdir(distFolder, { recursive: true });
	// The server builds are CommonJS inside a project of modules.
	await writeJson(join(distFolder, "package.json"), { type: "commonjs" });
	const version = sourceVersion(name);
	const place = join(distFolder, folder, version);
	if (existsSync(place)) return { version, time: 0 };
	onBuild(name);
	const start = performance.now();
	const workshop = await mkdtemp(join(distFolder, ".building-"));
	try {
		await buildApp(name, version, workshop);
		const made = join(workshop, folder, version);
		await compressFiles(made);
		await mkdir(join(distFolder, folder), { recursive: true });
		await rename(made, place).catch((error: unknown) => {
			if (!existsSync(place)) throw error;
		});
	} finally {
		await rm(workshop, { recursive: true, force: true });
	}
	return { version, time: Math.round(performance.now() - start) };
}
