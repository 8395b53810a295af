import type { RemoteId } from "@site/shared-data";
import type { Registry, Release } from "../registry.ts";
import { type ChangeOptions, changeRegistry } from "./changeRegistry.ts";
import { readRegistry } from "./registryFile.ts";
import { verifyRelease } from "./verifyRelease.ts";

interface RollBackOptions extends ChangeOptions {
	/** Which earlier release; without it, the last one that was not itself rolled back. */
	version?: string | undefined;
}

/**
 * Activates an earlier release again, after its files were found whole. What it replaces stays as rolled
 * back.
 */
export async function rollBack(id: RemoteId, { version, dist, expected }: RollBackOptions): Promise<Registry> {
	const target = earlier(await readRegistry(dist), id, version);
	const [wrong] = await verifyRelease(target, dist);
	if (wrong) throw new Error(`${id} ${target.version} cannot be activated: ${wrong}`);
	const choose = (registry: Registry) => {
		const { rolledBack: _, ...release } = earlier(registry, id, target.version);
		return { release: { ...release, publishedAt: new Date().toISOString() }, rollsBack: true };
	};
	return (await changeRegistry(id, choose, { dist, expected })).registry;
}

function earlier({ history }: Registry, id: RemoteId, version: string | undefined): Release {
	const found = history[id].find((release) => (version ? release.version === version : !release.rolledBack));
	if (found) return found;
	throw new Error(version ? `${id} has no earlier release ${version}.` : `${id} has no earlier release to go back to.`);
}
