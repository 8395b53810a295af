import type { RemoteId } from "@site/shared-data";
import type { Registry, Release } from "../registry.ts";
import { readRegistry } from "./registryFile.ts";
import { type UpdateOptions, updateRegistry } from "./updateRegistry.ts";
import { verifyRelease } from "./verifyRelease.ts";

interface RollBackOptions extends UpdateOptions {
	/** The release to activate; by default the last one that was not itself rolled back. */
	version?: string | undefined;
}

/** Activates an earlier release after its files were verified, and marks the current one as rolled back. */
export async function rollBack(id: RemoteId, { version, dist, expectedRevision }: RollBackOptions): Promise<Registry> {
	const target = findEarlierRelease(await readRegistry(dist), id, version);
	const [problem] = await verifyRelease(target, dist);
	if (problem) throw new Error(`${id} ${target.version} cannot be activated: ${problem}`);
	const selectRelease = (registry: Registry) => {
		const { rolledBack: _, ...release } = findEarlierRelease(registry, id, target.version);
		return { release: { ...release, publishedAt: new Date().toISOString() }, isRollback: true };
	};
	return (await updateRegistry(id, selectRelease, { dist, expectedRevision })).registry;
}

function findEarlierRelease({ history }: Registry, id: RemoteId, version: string | undefined): Release {
	const found = history[id].find((release) => (version ? release.version === version : !release.rolledBack));
	if (found) return found;
	throw new Error(version ? `${id} has no earlier release ${version}.` : `${id} has no earlier release to go back to.`);
}
