import { accessSync, chmodSync, constants, existsSync, lstatSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/** Closes a directory, and these files and folders in it, to other accounts. Throws when one is unusable. */
export function restrictToUser(directory: string, names: readonly string[]): void {
	restrict(directory, 0o700);
	names.forEach((name) => restrictTree(join(directory, name)));
}

/** Skips symbolic links, whose targets may serve others as well. */
function restrictTree(path: string): void {
	const entry = lstatSync(path);
	if (entry.isSymbolicLink()) return;
	try {
		restrict(path, entry.isDirectory() ? 0o700 : 0o600, entry);
		// A database has a thousand files, and `join` would take nearly half of the walk.
		if (entry.isDirectory()) readdirSync(path).forEach((name) => restrictTree(`${path}/${name}`));
	} catch (error) {
		// The site's server keeps writing pages, so a temporary file may already be deleted.
		if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
	}
}

function restrict(path: string, mode: number, entry = statSync(path)): void {
	if ((entry.mode & 0o777) !== mode) chmodSync(path, mode);
	accessSync(path, constants.R_OK | constants.W_OK);
}

/** Creates a directory and its parents only for this account. Node's `recursive` never ends below /proc. */
export function makePrivateDirectory(path: string): void {
	if (!existsSync(dirname(path))) makePrivateDirectory(dirname(path));
	try {
		mkdirSync(path, { mode: 0o700 });
	} catch (error) {
		if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
	}
}
