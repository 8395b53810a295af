import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Loads the pool from where the shell is installed: the bundle does not hold it. */
export async function loadTinypool(packagesFrom: string) {
	const file = createRequire(join(packagesFrom, "package.json")).resolve("tinypool");
	return (await import(/* webpackIgnore: true */ pathToFileURL(file).href)) as typeof import("tinypool");
}
