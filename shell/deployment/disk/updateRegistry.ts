import type { RemoteId } from "@site/shared-data";
import { lock } from "proper-lockfile";
import { parseRegistry, type Registry, type Release } from "../registry.ts";
import { readRegistryFile, registryPath, writeJson } from "./registryFile.ts";

/** How many earlier releases of a remote are kept, in the registry and on disk. */
const maxPreviousReleases = 5;

export interface UpdateOptions {
	/** Where the builds and the registry lie. */
	dist: string;
	/** The revision that the caller has seen; when the registry stands at another, nothing is changed. */
	expectedRevision?: number | undefined;
}

/**
 * Activates a release of one remote. `choose` gets the registry as it stands and returns the release; what
 * was active goes into the history. Writers wait for each other. Resolves with the new registry and with what
 * left the history.
 */
export async function updateRegistry(
	id: RemoteId,
	selectRelease: (registry: Registry) => { release: Release; isRollback?: boolean },
	{ dist, expectedRevision }: UpdateOptions,
): Promise<{ registry: Registry; removedReleases: Release[] }> {
	// A process that ended with the lock stops renewing it, and holds others up for five seconds.
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
			// Another remote's record passes as it is, even one that cannot be read.
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
