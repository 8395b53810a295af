import { setTimeout as pause } from "node:timers/promises";
import type { RemoteId } from "@site/shared-data";
import { parseRegistry } from "../../shell/src/remotes/parseRegistry.ts";
import type { Registry, Release } from "../../shell/src/remotes/Registry.ts";
import { writeAtomically } from "../writeAtomically.ts";
import { claimRevision, endClaim } from "./claimRevision.ts";
import { readRegistryFile, registryFile } from "./registryFile.ts";

/** How many earlier releases of a remote are kept, in the registry and on disk. */
const kept = 5;

interface Options {
	/** The revision that the caller has seen; when the registry stands at another, nothing is changed. */
	expected?: number | undefined;
}

/**
 * Puts a release of one remote in force: reads, changes and replaces the registry so that of two writers at once none is lost. `choose` gets the registry
 * as it stands and returns the release; what was in force goes into the history. Resolves with the new registry and with what fell out of the history.
 */
export async function changeRegistry(
	id: RemoteId,
	choose: (registry: Registry) => { release: Release; withdraws?: boolean },
	{ expected }: Options = {},
): Promise<{ registry: Registry; dropped: Release[] }> {
	for (;;) {
		const { revision } = parseRegistry(await readRegistryFile());
		const claimed = await claimRevision(revision);
		if (claimed === null) {
			await pause(10 + Math.random() * 20);
			continue;
		}
		try {
			const raw = (await readRegistryFile()) as Pick<Registry, "remotes" | "history">;
			const registry = parseRegistry(raw);
			if (registry.revision !== revision) continue;
			if (expected !== undefined && expected !== revision) {
				throw new Error(`The registry stands at revision ${revision}, not at ${expected}: somebody published meanwhile.`);
			}
			const { release, withdraws } = choose(registry);
			const current = registry.remotes[id];
			const former = "entry" in current ? [withdraws ? { ...current, withdrawn: true as const } : current] : [];
			const others = [...former, ...registry.history[id]].filter(({ version }) => version !== release.version);
			const next = {
				revision: claimed,
				// Another remote's record passes as it is, even one that cannot be read.
				remotes: { ...raw.remotes, [id]: release },
				history: { ...raw.history, [id]: others.slice(0, kept) },
			};
			const written = parseRegistry(next);
			const result = written.remotes[id];
			if ("refused" in result) throw new Error(result.refused);
			await writeAtomically(registryFile, next);
			return { registry: written, dropped: others.slice(kept) };
		} finally {
			await endClaim(claimed);
		}
	}
}
