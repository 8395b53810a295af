import { existsSync, readFileSync, statSync } from "node:fs";
import { readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { writeFileDurably } from "@site/shared-data/files";
import type { Shell } from "../deployment.ts";
import { parseRegistry, type Registry } from "../registry.ts";
import { oncePerTurn } from "./oncePerTurn.ts";

/** The path of registry.json in the folder of the builds. */
export const registryPath = (dist: string) => join(dist, "registry.json");

/** The registry when another shell was started: processes of this shell continue with it. */
export const supersededPath = (dist: string, shell: string) => join(dist, "shell", `${shell}.json`);

/** The parsed JSON of the file, not validated; an empty registry before the first publish. */
export async function readRegistryFile(dist: string): Promise<unknown> {
	const text = await readFile(registryPath(dist), "utf8").catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOENT") return '{"revision":0,"remotes":{},"history":{}}';
		throw error;
	});
	return parseJson(registryPath(dist), text);
}

/** Throws a sentence for a file that an earlier version truncated on a full disk. */
function parseJson(file: string, text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw new Error(`${file} is damaged; "npm start" writes it again.`);
	}
}

/** Rejects when the file cannot be read. */
export async function readRegistry(dist: string): Promise<Registry> {
	return parseRegistry(await readRegistryFile(dist));
}

/** The registry at a start, which publishes every remote anyway: an invalid file is renamed. */
export async function loadOrCreateRegistry(dist: string): Promise<Registry> {
	try {
		return await readRegistry(dist);
	} catch (error) {
		const file = registryPath(dist);
		await rename(file, `${file}.unreadable`);
		console.error(
			`${file} cannot be used and is now ${file}.unreadable. The site's own remotes are published again; ` +
				`publish external ones with "npm run remote -- publish <folder>". (${(error as Error).message})`,
		);
		return readRegistry(dist);
	}
}

/**
 * Returns a getter for a shell's current registry; it checks once per turn of the event loop whether the file
 * was replaced. An invalid file throws at the start; later the last valid registry is kept.
 */
export function watchRegistry(dist: string, shell: string, onUnreadable: (error: unknown) => void): () => Registry {
	const files = [supersededPath(dist, shell), registryPath(dist)];
	const currentFile = () => files.find((file) => existsSync(file)) ?? registryPath(dist);
	const parse = (file = currentFile()) => parseRegistry(parseJson(file, readFileSync(file, "utf8")));
	let lastFingerprint = fingerprintOf(currentFile());
	let unreadableFingerprint: string | undefined = "";
	let registry = parse();
	return oncePerTurn(() => {
		const fingerprint = fingerprintOf(currentFile());
		// Stryker disable next-line ConditionalExpression: only spares the reading
		if (fingerprint === lastFingerprint) return registry;
		try {
			registry = parse();
			lastFingerprint = fingerprint;
		} catch (error) {
			// The next call reads it again: the process may only have too many open files.
			if (fingerprint !== unreadableFingerprint) onUnreadable(error);
			unreadableFingerprint = fingerprint;
		}
		return registry;
	});
}

/** The inode changes with every replacement, even when the modification time does not. */
function fingerprintOf(file: string) {
	const stats = statSync(file, { throwIfNoEntry: false });
	return stats && `${stats.ino} ${stats.mtimeMs} ${stats.size}`;
}

/** Replaces a JSON file atomically: every read gets the old content or the new one. */
export async function writeJson(file: string, value: unknown): Promise<void> {
	await writeFileDurably(file, `${JSON.stringify(value, null, "\t")}\n`);
}

/** The builds of the last start: the shell's version and the programs'. */
export interface StartedBuilds {
	version: string;
	programs?: string | undefined;
}

export async function readStartedBuilds(dist: string): Promise<StartedBuilds> {
	const file = join(dist, "shell/current.json");
	const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
		throw error.code === "ENOENT" ? new Error(`No site has started with ${dist} yet; "npm start" publishes its remotes.`) : error;
	});
	return parseJson(file, text) as StartedBuilds;
}

/** The version of the running shell. */
export const readShellVersion = async (dist: string): Promise<string> => (await readStartedBuilds(dist)).version;

/** The shell of a browser build, and its entry scripts. */
export async function readShell(folder: string): Promise<Shell & { scripts: { file: string; integrity: string }[] }> {
	const read = async (file: string) => JSON.parse(await readFile(join(folder, file), "utf8"));
	const entry = await read("entry.json");
	return { ...entry, types: entry.contract ? await read(`contract.${entry.contract}.json`) : {} };
}
