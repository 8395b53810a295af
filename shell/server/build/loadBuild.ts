import { readFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Registry } from "../../src/remotes/Registry.ts";

/** What the build left for the server: the shell's own files and the registry of remotes. */
export interface Build {
	shell: { version: string; folder: string /** Addresses of the scripts that start the page, in order. */; scripts: string[] };
	/** The registry as it stands on disk now; read again when the file changes. */
	registry: () => Registry;
	/** Where a remote's server build lies on this disk; undefined for a remote of another origin. */
	serverEntry: (entry: string) => string | undefined;
}

/** Reads the builds below the folder; throws when something is missing. */
export async function loadBuild(dist: string): Promise<Build> {
	const { version } = JSON.parse(await readFile(join(dist, "shell", "current.json"), "utf8")) as { version: string };
	const folder = join(dist, "shell", version, "browser");
	const { scripts } = JSON.parse(await readFile(join(folder, "entry.json"), "utf8")) as { scripts: string[] };
	return {
		shell: { version, folder, scripts: scripts.map((file) => `/assets/${file}`) },
		registry: registryReader(join(dist, "registry.json")),
		serverEntry: (entry) =>
			entry.startsWith("/remotes/") ? join(dist, entry.replace(/[^/]+$/, "server/remoteEntry.cjs")) : undefined,
	};
}

function registryReader(file: string) {
	let seen: { mtime: number; registry: Registry } | undefined;
	return () => {
		const { mtimeMs } = statSync(file);
		if (seen?.mtime !== mtimeMs) seen = { mtime: mtimeMs, registry: JSON.parse(readFileSync(file, "utf8")) as Registry };
		return seen.registry;
	};
}
