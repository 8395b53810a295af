import { isDeepStrictEqual } from "node:util";
import type { RemoteId } from "@site/shared-data";
import { lock } from "proper-lockfile";
import { isFrame } from "../areas.ts";
import { findTakenPath } from "../findTakenPath.ts";
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
 * Activates the selected release of a remote and moves the active one into its history; null removes the
 * remote. The active release itself changes nothing. Writers wait for each other. Resolves with the new
 * registry and the releases that left the history.
 */
export async function updateRegistry(
	id: RemoteId,
	selectRelease: (registry: Registry) => { release: Release; isRollback?: boolean } | null,
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
				`The registry is at revision ${registry.revision}, not at ${expectedRevision}: it was changed in the meantime.`,
			);
		}
		const selected = selectRelease(registry);
		const taken = selected && !isFrame(id) && findTakenPath(selected.release, registry);
		if (taken) throw new Error(taken);
		const active = registry.remotes[id];
		if (selected && isDeepStrictEqual({ ...selected.release, publishedAt: undefined }, { ...active, publishedAt: undefined })) {
			return { registry, removedReleases: [] };
		}
		const newHistory = selected ? historyAfter(registry, selected) : [];
		// The other remotes' records are copied unparsed, so an invalid one blocks no update.
		const newRegistry = {
			revision: registry.revision + 1,
			remotes: { ...raw.remotes, [id]: selected?.release },
			history: { ...raw.history, [id]: selected ? newHistory.slice(0, maxPreviousReleases) : undefined },
		};
		const written = parseRegistry(JSON.parse(JSON.stringify(newRegistry)));
		const result = written.remotes[id];
		if (result && "incompatible" in result) throw new Error(result.incompatible);
		await writeJson(registryPath(dist), newRegistry);
		return { registry: written, removedReleases: newHistory.slice(maxPreviousReleases) };
	}

	function historyAfter({ remotes, history }: Registry, { release, isRollback }: { release: Release; isRollback?: boolean }) {
		const current = remotes[id];
		const previous = current && "entry" in current ? [isRollback ? { ...current, rolledBack: true as const } : current] : [];
		return [...previous, ...(history[id] ?? [])].filter(({ version }) => version !== release.version);
	}
}
