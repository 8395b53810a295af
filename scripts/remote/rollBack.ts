import type { RemoteId } from "@site/shared-data";
import { parseRegistry } from "../../shell/src/remotes/parseRegistry.ts";
import type { Registry, Release } from "../../shell/src/remotes/Registry.ts";
import { changeRegistry } from "./changeRegistry.ts";
import { readRegistryFile } from "./registryFile.ts";
import { verifyRelease } from "./verifyRelease.ts";

interface Options {
	/** Which earlier release; without it, the last one that was not itself rolled back. */
	version?: string | undefined;
	expected?: number | undefined;
}

/** Puts an earlier release in force again, after its files were found whole. What it replaces stays in the history as withdrawn. */
export async function rollBack(id: RemoteId, { version, expected }: Options = {}): Promise<Registry> {
	const target = earlier(parseRegistry(await readRegistryFile()), id, version);
	const [wrong] = await verifyRelease(target);
	if (wrong) throw new Error(`${id} ${target.version} cannot be put in force: ${wrong}`);
	const choose = (registry: Registry) => {
		const { withdrawn: _, ...release } = earlier(registry, id, target.version);
		return { release: { ...release, publishedAt: new Date().toISOString() }, withdraws: true };
	};
	return (await changeRegistry(id, choose, { expected })).registry;
}

function earlier({ history }: Registry, id: RemoteId, version: string | undefined): Release {
	const found = history[id].find((release) => (version ? release.version === version : !release.withdrawn));
	if (found) return found;
	throw new Error(version ? `${id} has no earlier release ${version}.` : `${id} has no earlier release to go back to.`);
}
