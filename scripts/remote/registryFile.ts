import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { distFolder } from "../paths.ts";

/** The only mutable file of a deployment. */
export const registryFile = join(distFolder, "registry.json");

/** What stands in it, unchecked; an empty registry before the first publish. */
export async function readRegistryFile(): Promise<unknown> {
	const text = await readFile(registryFile, "utf8").catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOENT") return '{"revision":0,"remotes":{},"history":{}}';
		throw error;
	});
	return JSON.parse(text) as unknown;
}
