import type { RemoteId } from "@site/shared-data";
import { lock } from "proper-lockfile";
import { parseRegistry, type Registry, type Release } from "../registry.ts";
import { readRegistryFile, registryPath, writeJson } from "./registryFile.ts";

/** How many earlier releases of a remote the registry and the disk keep. */
const maxPreviousReleases = 5;

export interface UpdateOptions {
	/** The folder of the builds and of registry.json. */
	dist: string;
	/** The revision that the caller has read; the update is rejected when the registry has another. */
	expectedRevision?: number | undefined;
}

/**
 * Activates the selected release of a remote and moves the active one into its history. Writers wait for each
 * other. Resolves with the new registry and the releases that left the history.
 */
export async function updateRegistry(
	id: RemoteId,
	selectRelease: (registry: Registry) => { release: Release; isRollback?: boolean },
	{ dist, expectedRevision }: UpdateOptions,
): Promise<{ registry: Registry; removedReleases: Release[] }> {
	// The lock of a process that has ended becomes stale after five seconds.
	const releaseLock = await lock(registryPath(dist), {
		realpath: false,
		stale: 5_000,
		retries: { forever: true, minTimeout: 20, maxTimeout: 200, maxRetryTime: 60_000 },
	});
	try {
		return await update();
	} finally {
		await releaseLock();
	}

	async function update() {
		const raw = (await readRegistryFile(dist)) as Pick<Registry, "remotes" | "history">;
		const registry = parseRegistry(raw);
		if (expectedRevision !== undefined && expectedRevision !== registry.revision) {
			throw new Error(
				`The registry stands at revision ${registry.revision}, not at ${expectedRevision}: it was changed meanwhile.`,
			);
		}
		const { release: next, isRollback } = selectRelease(registry);
		const current = registry.remotes[id];
		const previousReleases = "entry" in current ? [isRollback ? { ...current, rolledBack: true as const } : current] : [];
		const newHistory = [...previousReleases, ...registry.history[id]].filter(({ version }) => version !== next.version);
		const newRegistry = {
			revision: registry.revision + 1,
			// The other remote's record is copied unparsed, so an invalid one blocks no update.
			remotes: { ...raw.remotes, [id]: next },
			history: { ...raw.history, [id]: newHistory.slice(0, maxPreviousReleases) },
		};
		const written = parseRegistry(newRegistry);
		const result = written.remotes[id];
		if ("incompatible" in result) throw new Error(result.incompatible);
		await writeJson(registryPath(dist), newRegistry);
		return { registry: written, removedReleases: newHistory.slice(maxPreviousReleases) };
	}
}
