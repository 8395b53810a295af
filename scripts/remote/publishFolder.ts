import { existsSync } from "node:fs";
import { cp, lstat, readdir, readFile, rm, rmdir } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { RemoteId } from "@site/shared-data";
import { writeFolderDurably } from "@site/shared-data/files";
import { announceBuild } from "../../build/buildWhenStale.ts";
import { compressFiles } from "../../build/compressFiles.ts";
import { root } from "../../build/paths.ts";
import { runNode } from "../../build/runNode.ts";
import { versionOfFolder } from "../../build/sourceVersion.js";
import { hashBuild, type PublishOptions, publish, readRegistry } from "../../shell/deployment/disk/index.ts";
import { isFrame, parseBuild, parseManifest, type Registry } from "../../shell/deployment/index.ts";

interface Options {
	dist: string;
	expectedRevision?: number | undefined;
	baseUrl?: string | undefined;
	/** Throws a sentence for a release that must not become active. */
	tryRelease?: (id: RemoteId, options: PublishOptions) => Promise<void>;
}

/** Copies the build in a remote's folder to the site's and activates it; removes the copy if refused. */
export async function publishFolder(
	folder: string,
	{ tryRelease, ...options }: Options,
): Promise<{ id: RemoteId; registry: Registry }> {
	const manifest = parseManifest(await readJson(join(folder, "remote.json")));
	const { id } = manifest;
	if (isFrame(id)) throw new Error(`${id} is the name of an area; another remote cannot have it.`);
	const version = await findFreshBuild(folder);
	const source = join(folder, "dist", version);
	const build = parseBuild(await readJson(join(source, "remote.json")));
	if (!isDeepStrictEqual({ ...build, ...manifest }, build)) throw new Error(`${id}: remote.json was changed after the build.`);
	const integrity = await hashBuild(source, build);
	const target = join(options.dist, "remotes", id, version);
	const isNew = !existsSync(target);
	if (isNew) await copyBuild(source, target);
	else {
		await hashBuild(target, { id, integrity }).catch(() => {
			throw new Error(`${id}: another build of ${version} is in ${target}; give this one another version.`);
		});
	}
	try {
		await tryRelease?.(id, { ...options, version });
		return { id, registry: await publish(id, { ...options, version }) };
	} catch (error) {
		if (isNew && !(await isRecorded(id, version, options.dist))) {
			await rm(target, { recursive: true });
			// Keeps the folder of an existing remote, which has other builds.
			await rmdir(join(target, "..")).catch(() => {});
		}
		throw error;
	}
}

/** Whether a release has this version; another job may have published the same build meanwhile. */
async function isRecorded(id: RemoteId, version: string, dist: string): Promise<boolean> {
	const { remotes, history } = await readRegistry(dist);
	return [remotes[id] ?? [], history[id] ?? []].flat().some((release) => "version" in release && release.version === version);
}

/** The version of a folder's build. A stale one is rebuilt in this project, and refused elsewhere. */
async function findFreshBuild(folder: string): Promise<string> {
	const version = await findBuild(folder);
	if (version && !hasNewerSources(folder, version)) return version;
	const rspack = resolve(folder, "node_modules/@rspack/cli/bin/rspack.js");
	if (relative(root, resolve(folder)).startsWith("..") || !existsSync(rspack)) {
		const problem = version ? `has newer sources than its build ${version}` : "has no build";
		throw new Error(`${folder} ${problem}: run "npm run build" in it first.`);
	}
	announceBuild(folder);
	await runNode([rspack, "build"], folder, { NODE_ENV: "production" });
	return (await findBuild(folder)) as string;
}

async function findBuild(folder: string): Promise<string | undefined> {
	const [build, ...others] = await readdir(join(folder, "dist"), { withFileTypes: true }).catch(() => []);
	return build?.isDirectory() && !others.length ? build.name : undefined;
}

/** Works only for versions made by the build: they end with the hash of the sources. */
const hasNewerSources = (folder: string, version: string) =>
	/-[0-9a-f]{10}$/.test(version) && existsSync(join(folder, "package.json")) && versionOfFolder(folder) !== version;

const copyBuild = (source: string, target: string) =>
	writeFolderDurably(target, async (draft) => {
		await cp(source, draft, { recursive: true });
		await compressFiles(draft);
	});

export async function readJson(file: string): Promise<unknown> {
	const isFile = await lstat(file).then(
		(stats) => stats.isFile(),
		() => false,
	);
	if (!isFile) throw new Error(`${file} is missing or no file.`);
	const text = await readFile(file, "utf8");
	try {
		return JSON.parse(text);
	} catch {
		throw new Error(`${file} is no JSON.`);
	}
}
