import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Makes a directory and those above it, for this account alone. Node's own `recursive` never ends below /proc, which
 * answers ENOENT for a directory whose parent exists.
 */
export function makeDirectory(path: string): void {
	if (!existsSync(dirname(path))) {
		makeDirectory(dirname(path));
	}
	try {
		mkdirSync(path, { mode: 0o700 });
	} catch (error) {
		if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
			throw error;
		}
	}
}
