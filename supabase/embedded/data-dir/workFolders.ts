import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { createDraftPath } from "@site/shared-data/files";

/** The engine performs all except the last two. */
type Work = "backup" | "dump" | "restore" | "move" | "upgrade";

/** The path of a new folder for temporary rows and files. */
export const newWorkFolder = (dataDir: string, work: Work): Promise<string> => createDraftPath(dataDir, work);

/** Removes the folders of this process's engine, which is not running, and of earlier versions. */
export async function removeLeftWorkFolders(dataDir: string): Promise<void> {
	const left = new RegExp(`^\\.(backup|dump|restore)\\.${process.pid}-.*\\.part$|^\\.?(backup|dump|restore|move)-under-way$`);
	const names = (await readdir(dataDir)).filter((name) => left.test(name));
	await Promise.all(names.map((name) => rm(join(dataDir, name), { recursive: true, force: true })));
}
