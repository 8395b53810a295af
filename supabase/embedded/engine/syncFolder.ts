import { closeSync, fsyncSync, openSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Puts everything below a folder on the disk; a new database is written without it. */
export function syncFolder(folder: string): void {
	for (const name of [".", ...readdirSync(folder, { recursive: true, encoding: "utf8" })]) {
		const descriptor = openSync(join(folder, name), "r");
		fsyncSync(descriptor);
		closeSync(descriptor);
	}
}
