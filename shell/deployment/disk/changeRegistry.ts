import type { RemoteId } from "@site/shared-data";
import { lock } from "proper-lockfile";
import { parseRegistry, type Registry, type Release } from "../registry.ts";
import { readRegistryFile, registryFileIn, writeJson } from "./registryFile.ts";

/** How many earlier releases of a remote are kept, in the registry and on disk. */
const maxFormerReleases = 5;

export interface ChangeOptions {
	/** Where the builds and the registry lie. */
	dist: string;
	/** The revision that the caller has seen; when the registry stands at another, nothing is changed. */
	expected?: number | undefined;
}

/**
 * Activates a release of one remote. `choose` gets the registry as it stands and returns the release; what
 * was active goes into the history. Writers wait for each other. Resolves with the new registry and with what
 * left the history.
 */
export async function changeRegistry(
	id: RemoteId,
	choose: (registry: Registry) => { release: Release; rollsBack?: boolean },
	{ dist, expected }: ChangeOptions,
): Promise<{ registry: Registry; dropped: Release[] }> {
	// A process that ended with the lock stops renewing it, and holds others up for five seconds.
	const release = await lock(registryFileIn(dist), {
		realpath: false,
		stale: 5_000,
		retries: { forever: true, minTimeout: 20, maxTimeout: 200, maxRetryTime: 60_000 },
	});
	try {
		return await change();
	} finally {
		await release();
	}

	async function change() {
		const raw = (await readRegistryFile(dist)) as Pick<Registry, "remotes" | "history">;
		const registry = parseRegistry(raw);
		if (expected !== undefined && expected !== registry.revision) {
			throw new Error(`The registry stands at revision ${registry.revision}, not at ${expected}: it was changed meanwhile.`);
		}
		const { release: next, rollsBack } = choose(registry);
		const current = registry.remotes[id];
		const former = "entry" in current ? [rollsBack ? { ...current, rolledBack: true as const } : current] : [];
		const others = [...former, ...registry.history[id]].filter(({ version }) => version !== next.version);
		const changed = {
			revision: registry.revision + 1,
			// Another remote's record passes as it is, even one that cannot be read.
			remotes: { ...raw.remotes, [id]: next },
			history: { ...raw.history, [id]: others.slice(0, maxFormerReleases) },
		};
		const written = parseRegistry(changed);
		const result = written.remotes[id];
		if ("incompatible" in result) throw new Error(result.incompatible);
		await writeJson(registryFileIn(dist), changed);
		return { registry: written, dropped: others.slice(maxFormerReleases) };
	}
}
