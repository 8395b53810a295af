import { randomBytes } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { describeProcess, isRunning } from "@site/shared-data/files";

/** The engine works on all but a move. */
type Work = "backup" | "dump" | "restore" | "move";

/** Earlier versions had the second form. */
const workFolder = /^\.(backup|dump|restore|move)\.(\d+)-(\d*)-[0-9a-f]{8}$|^\.?(?:backup|dump|restore|move)-under-way$/;

/** The path of a new folder for rows and files on their way. The next start removes one that is left. */
export function newWorkFolder(dataDir: string, work: Work): string {
	const [, startTime = ""] = describeProcess(process.pid).born.split(":");
	return join(dataDir, `.${work}.${process.pid}-${startTime}-${randomBytes(4).toString("hex")}`);
}

/** Removes the folders of processes that have ended, and of this process's engine, which does not run now. */
export async function removeLeftWorkFolders(dataDir: string): Promise<void> {
	for (const name of await readdir(dataDir).catch(() => [])) {
		const [isWorkFolder, work, pid, startTime] = workFolder.exec(name) ?? [];
		const isOfEngine = Number(pid) === process.pid && work !== "move";
		if (!isWorkFolder || (pid && !isOfEngine && isRunning({ pid: Number(pid), born: `:${startTime}` }))) continue;
		await rm(join(dataDir, name), { recursive: true, force: true });
	}
}
