import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import { parseRegistry } from "../../shell/src/remotes/parseRegistry.ts";
import type { Registry } from "../../shell/src/remotes/Registry.ts";
import { readRegistryFile, registryFile } from "./registryFile.ts";

/** The registry, ready to be written: one that cannot be read (of another version of the product) is put aside, because every remote is published anew. */
export async function readyRegistry(): Promise<Registry> {
	try {
		return parseRegistry(await readRegistryFile());
	} catch (error) {
		if (existsSync(registryFile)) await rename(registryFile, `${registryFile}.unreadable`);
		console.error(`${registryFile} could not be read and was put aside. ${(error as Error).message}`);
		return parseRegistry(await readRegistryFile());
	}
}
