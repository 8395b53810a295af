import { existsSync, readFileSync, statSync } from "node:fs";
import { readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import writeFileAtomic from "write-file-atomic";
import { parseRegistry, type Registry } from "../registry.ts";

/** Where the builds and the registry lie. */
export const registryPath = (dist: string) => join(dist, "registry.json");

/** What stands in the file, unchecked; an empty registry before the first publish. */
export async function readRegistryFile(dist: string): Promise<unknown> {
	const text = await readFile(registryPath(dist), "utf8").catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOENT") return '{"revision":0,"remotes":{},"history":{}}';
		throw error;
	});
	return JSON.parse(text) as unknown;
}

/** Rejects when the file cannot be read. */
export async function readRegistry(dist: string): Promise<Registry> {
	return parseRegistry(await readRegistryFile(dist));
}

/** For a start, which publishes every remote anew: a registry that cannot be read is put aside. */
export async function loadOrCreateRegistry(dist: string): Promise<Registry> {
	try {
		return await readRegistry(dist);
	} catch (error) {
		const file = registryPath(dist);
		if (existsSync(file)) await rename(file, `${file}.unreadable`);
		console.error(`${file} could not be read and was put aside. ${(error as Error).message}`);
		return readRegistry(dist);
	}
}

/**
 * Returns the registry as it stands on disk now: read again when the file was replaced, so a publish needs no
 * restart. `onUnreadable` is called once for one that cannot be read later on, and the last good one stays
 * active; at the start it throws.
 */
export function watchRegistry(dist: string, onUnreadable: (error: unknown) => void): () => Registry {
	const file = registryPath(dist);
	const parse = () => parseRegistry(JSON.parse(readFileSync(file, "utf8")));
	let lastFingerprint = fingerprintOf(file);
	let registry = parse();
	return () => {
		const fingerprint = fingerprintOf(file);
		if (fingerprint === lastFingerprint) return registry;
		lastFingerprint = fingerprint;
		try {
			registry = parse();
		} catch (error) {
			onUnreadable(error);
		}
		return registry;
	};
}

/** A replaced file is another file, even within the clock's resolution. */
function fingerprintOf(file: string) {
	const stats = statSync(file, { throwIfNoEntry: false });
	return stats && `${stats.ino} ${stats.mtimeMs} ${stats.size}`;
}

/** Replaces a JSON file in one step: a reader sees the old one or the new one, whatever ends in between. */
export async function writeJson(file: string, value: unknown): Promise<void> {
	await writeFileAtomic(file, `${JSON.stringify(value, null, "\t")}\n`);
}
