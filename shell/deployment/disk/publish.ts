import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { RemoteId } from "@site/shared-data";
import { isFrame } from "../areas.ts";
import { findIncompatibility } from "../findIncompatibility.ts";
import { parseBuild } from "../manifest.ts";
import type { Registry, Release } from "../registry.ts";
import { hashBuild } from "./buildFiles.ts";
import { readRegistry, readShell, readShellVersion } from "./registryFile.ts";
import { type UpdateOptions, updateRegistry } from "./updateRegistry.ts";
import { fetchedFolder, verifyHashes } from "./verifyHashes.ts";

export interface PublishOptions extends UpdateOptions {
	version: string;
	/** The URL of the folder that contains the version's folder, when another origin serves it. */
	baseUrl?: string | undefined;
}

/** Activates a build that fits the shell; on another origin its files are verified first. */
export async function publish(id: RemoteId, { version, baseUrl, dist, expectedRevision }: PublishOptions): Promise<Registry> {
	const base = baseUrl ? baseUrl.replace(/\/$/, "") : `/remotes/${id}`;
	const release: Release = {
		...(await readBuildManifest(id, join(dist, "remotes", id, version), version)),
		entry: `${base}/${version}/remoteEntry.js`,
		publishedAt: new Date().toISOString(),
	};
	await assertFits(release, dist);
	const [problem] = baseUrl ? await verifyHashes(release, dist) : [];
	if (problem) throw new Error(problem);
	const { registry, removedReleases } = await updateRegistry(id, () => ({ release }), { dist, expectedRevision });
	for (const removed of removedReleases) {
		await deleteFolder(join(dist, "remotes", id, removed.version));
		await deleteFolder(fetchedFolder(removed, dist));
	}
	return registry;
}

interface RollBackOptions extends UpdateOptions {
	/** The release to activate; by default the last one that was not itself rolled back. */
	version?: string | undefined;
}

/** Activates an earlier release after its files were verified, and marks the current one as rolled back. */
export async function rollBack(id: RemoteId, { version, dist, expectedRevision }: RollBackOptions): Promise<Registry> {
	const target = findEarlierRelease(await readRegistry(dist), id, version);
	await assertFits(target, dist);
	const [problem] = await verifyHashes(target, dist);
	if (problem) throw new Error(`${id} ${target.version} cannot be activated: ${problem}`);
	const selectRelease = (registry: Registry) => {
		const { rolledBack: _, ...release } = findEarlierRelease(registry, id, target.version);
		return { release: { ...release, publishedAt: new Date().toISOString() }, isRollback: true };
	};
	return (await updateRegistry(id, selectRelease, { dist, expectedRevision })).registry;
}

/** Removes an external remote: its pages answer 404, and its releases are deleted. */
export async function remove(id: RemoteId, { dist, expectedRevision }: UpdateOptions): Promise<Registry> {
	if (isFrame(id)) throw new Error(`${id} is the frame of its area; the site cannot do without it.`);
	const { remotes, history } = await readRegistry(dist);
	const active = remotes[id];
	if (!active) throw new Error(`There is no remote ${id}.`);
	const { registry } = await updateRegistry(id, () => null, { dist, expectedRevision });
	await deleteFolder(join(dist, "remotes", id));
	for (const release of [active, ...(history[id] ?? [])]) {
		if ("entry" in release) await deleteFolder(fetchedFolder(release, dist));
	}
	return registry;
}

/** The registry is written by then, so that a folder that cannot be deleted is only named. */
const deleteFolder = (folder: string) =>
	rm(folder, { recursive: true, force: true }).catch(({ message }: Error) => {
		console.error(`The files of an earlier release could not be deleted: ${message}`);
	});

function findEarlierRelease({ history }: Registry, id: RemoteId, version: string | undefined): Release {
	const found = history[id]?.find((release) => (version ? release.version === version : !release.rolledBack));
	if (found) return found;
	throw new Error(version ? `${id} has no earlier release ${version}.` : `${id} has no earlier release to go back to.`);
}

/** The build's manifest and the hash of each of its files. */
async function readBuildManifest(id: RemoteId, folder: string, version: string): Promise<Omit<Release, "entry" | "publishedAt">> {
	const text = await readFile(join(folder, "remote.json"), "utf8").catch(() => {
		throw new Error(
			`There is no build ${version} of ${id}; "npm run remote -- build ${id}" makes one of the sources as they are.`,
		);
	});
	const build = parseBuild(parse(text, `${id}: remote.json of the build ${version} is damaged; build it again.`));
	if (build.id !== id) throw new Error(`${id}: the build is one of ${build.id}.`);
	if (build.version !== version) throw new Error(`${id}: the build in the folder ${version} says that it is ${build.version}.`);
	return { ...build, integrity: await hashBuild(folder, build) };
}

function parse(text: string, problem: string): unknown {
	try {
		return JSON.parse(text);
	} catch (cause) {
		throw new Error(problem, { cause });
	}
}

/** A shell older than recorded contracts accepts no remote that needs one. */
async function assertFits(release: Release, dist: string): Promise<void> {
	const { sharedVersions, types } = await readShell(join(dist, "shell", await readShellVersion(dist), "browser"));
	const incompatible = findIncompatibility(release, sharedVersions, types);
	if (incompatible) throw new Error(incompatible);
}
