import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The project's root folder, with a slash at its end: the nearest one with a lockfile. */
export const root = findRoot(new URL("./", import.meta.url));

/** Searches upwards, because programs in dist/programs/<version>/ contain this module too. */
function findRoot(folder) {
	const parent = new URL("../", folder);
	const isFound = existsSync(new URL("package-lock.json", folder)) || parent.href === folder.href;
	return isFound ? fileURLToPath(folder) : findRoot(parent);
}
