import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** Writes a file that is either whole and on the disk or not there. */
export async function putInPlace(path: string, bytes: Uint8Array): Promise<void> {
	await mkdir(dirname(path), { recursive: true });
	const draft = `${path}.${randomUUID()}`;
	try {
		await writeFile(draft, bytes);
		const handle = await open(draft, "r+");
		await handle.sync();
		await handle.close();
		await rename(draft, path);
		await syncDirectory(dirname(path));
	} catch (error) {
		await rm(draft, { force: true });
		throw error;
	}
}

/** A rename is on the disk when its directory is. */
async function syncDirectory(path: string): Promise<void> {
	const handle = await open(path, "r");
	await handle.sync();
	await handle.close();
}
