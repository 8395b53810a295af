import { copyFile, link, mkdir } from "node:fs/promises";
import { dirname } from "node:path";

/** Keeps the file's bytes under a second path, whatever happens to the first; false when there is no such file. */
export async function giveSecondName(path: string, second: string): Promise<boolean> {
	await mkdir(dirname(second), { recursive: true });
	try {
		await link(path, second).catch((error: NodeJS.ErrnoException) => {
			// A file system without second names gets a copy.
			return error.code === "ENOENT" ? Promise.reject(error) : copyFile(path, second);
		});
		return true;
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") {
			return false;
		}
		throw error;
	}
}
