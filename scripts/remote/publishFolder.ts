import { existsSync } from "node:fs";
import { cp, readdir, readFile, rm, rmdir } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { RemoteId } from "@site/shared-data";
import { writeFolderDurably } from "@site/shared-data/files";
import { publish } from "../../shell/deployment/disk/index.ts";
import { parseBuild, parseManifest, type Registry } from "../../shell/deployment/index.ts";
import { remotes } from "../build/apps.ts";
import { compressFiles } from "../build/compressFiles.ts";

interface Options {
	dist: string;
	expectedRevision?: number | undefined;
}

/** Copies the build in a remote's folder to the site's and activates it; refused, it leaves nothing. */
export async function publishFolder(folder: string, options: Options): Promise<{ id: RemoteId; registry: Registry }> {
	const manifest = parseManifest(await readJson(join(folder, "remote.json")));
	const { id } = manifest;
	if (Object.hasOwn(remotes, id)) throw new Error(`${id} is the name of an area; another remote cannot have it.`);
	const builds = await readdir(join(folder, "dist")).catch(() => []);
	const [version] = builds;
	if (!version || builds.length > 1) throw new Error(`${folder} has no build: run "npm run build" in it first.`);
	const build = parseBuild(await readJson(join(folder, "dist", version, "remote.json")));
	if (!isDeepStrictEqual({ ...build, ...manifest }, build)) throw new Error(`${id}: remote.json was changed after the build.`);
	const target = join(options.dist, "remotes", id, version);
	const isNew = !existsSync(target);
	if (isNew) await copyBuild(join(folder, "dist", version), target);
	try {
		return { id, registry: await publish(id, { ...options, version }) };
	} catch (error) {
		if (isNew) {
			await rm(target, { recursive: true });
			// The folder of a remote that was there before has other builds.
			await rmdir(join(target, "..")).catch(() => {});
		}
		throw error;
	}
}

const copyBuild = (source: string, target: string) =>
	writeFolderDurably(target, async (draft) => {
		await cp(source, draft, { recursive: true });
		await compressFiles(draft);
	});

async function readJson(file: string): Promise<unknown> {
	const text = await readFile(file, "utf8").catch(() => {
		throw new Error(`${file} cannot be read.`);
	});
	try {
		return JSON.parse(text);
	} catch {
		throw new Error(`${file} is no JSON.`);
	}
}
