import { accessSync, chmodSync, constants, lstatSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Closes a directory and the trees of these names in it to other accounts. Throws when this account cannot use one. */
export function restrictToUser(directory: string, names: readonly string[]): void {
	restrict(directory, 0o700);
	for (const name of names) {
		restrictTree(join(directory, name));
	}
}

/** Symbolic links are left alone: what they lead to may serve others as well. */
function restrictTree(path: string): void {
	const entry = lstatSync(path);
	if (entry.isSymbolicLink()) {
		return;
	}
	try {
		restrict(path, entry.isDirectory() ? 0o700 : 0o600);
		if (entry.isDirectory()) {
			readdirSync(path).forEach((name) => restrictTree(join(path, name)));
		}
	} catch (error) {
		// The site's server goes on writing pages while its backend starts again, so a draft may be gone by now.
		if ((error as NodeJS.ErrnoException).code !== "ENOENT") {
			throw error;
		}
	}
}

function restrict(path: string, mode: number): void {
	if ((statSync(path).mode & 0o777) !== mode) {
		chmodSync(path, mode);
	}
	accessSync(path, constants.R_OK | constants.W_OK);
}
