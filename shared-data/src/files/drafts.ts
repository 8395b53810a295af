import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { describeProcess, isRunning } from "./processes.ts";

/** A file name has 255 bytes at most, and a draft's has up to 50 more than its target's. */
const maxTargetBytes = 200;
const draftName = /^\..*\.(\d+)-(\d*)-[0-9a-f]{8}\.part$/s;
const cleanedFolders = new Set<string>();
const unfinished = new Set<string>();
// A build that was just killed may still write into its draft.
const removal = { recursive: true, force: true, maxRetries: 10, retryDelay: 20 };
process.on("exit", () => unfinished.forEach((draft) => rmSync(draft, removal)));

/**
 * The temporary path in the folder for a file or folder that is being written. Its content is removed when
 * this process ends, unless `finishDraft` was called before.
 */
export async function createDraftPath(folder: string, target: string): Promise<string> {
	await removeDeadDrafts(folder);
	const name = Buffer.from(basename(target)).subarray(0, maxTargetBytes).toString();
	const [, startTime = ""] = describeProcess(process.pid).born.split(":");
	const draft = join(folder, `.${name}.${process.pid}-${startTime}-${randomBytes(4).toString("hex")}.part`);
	unfinished.add(draft);
	return draft;
}

/** Call once the draft is renamed or removed. */
export const finishDraft = (draft: string) => unfinished.delete(draft);

/** Removes the drafts of killed processes, before this process first writes into the folder. */
async function removeDeadDrafts(folder: string): Promise<void> {
	if (cleanedFolders.has(folder)) return;
	cleanedFolders.add(folder);
	for (const name of await readdir(folder).catch(() => [])) {
		const [, pid, startTime] = draftName.exec(name) ?? [];
		if (!pid || isRunning({ pid: Number(pid), born: `:${startTime}` })) continue;
		// Another account's draft cannot be removed.
		await rm(join(folder, name), { recursive: true, force: true }).catch(() => {});
	}
}
