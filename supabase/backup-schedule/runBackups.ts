import { readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { createLogger } from "@site/shared-data/log";
import { writeBackup } from "../commands/downloadBackup.ts";
import { findControlEndpoint } from "../embedded/control/controlFile.ts";
import { acquireLock, LockHeld } from "../embedded/data-dir/acquireLock.ts";
import { backupFolder, listBackups, newBackupName, writeBackupFailure } from "../embedded/data-dir/backupFolder.ts";
import { assertRoom, minStartBytes } from "../embedded/data-dir/inspectDataDirectory.ts";
import { makePrivateDirectory } from "../embedded/data-dir/privateDirectory.ts";
import { CommandError, describeError } from "../embedded/errors.ts";
import type { BackupSchedule } from "./environment.ts";

interface Options extends BackupSchedule {
	dataDir: string;
	log: Pick<ReturnType<typeof createLogger>, "info" | "warn">;
	signal: AbortSignal;
	/** The delay of the next attempt after a failure. */
	retryMs?: number;
}

/** A timer counts at most 24 days, and pauses while the machine sleeps. */
const maxSleepMs = 60 * 60_000;
/** The delay before the lock is tried again. */
const lockRetryMs = 5_000;

/** Makes a backup whenever the newest is too old, until `signal` aborts. Retries a failed one. */
export async function runBackups({ dataDir, everyMs, keep, log, signal, retryMs = 10 * 60_000 }: Options): Promise<void> {
	let retryAt = 0;
	while (!signal.aborted) {
		const waitMs = Math.max(dueInMs(dataDir, everyMs), retryAt - performance.now());
		if (waitMs > 0) {
			await sleep(Math.min(waitMs, maxSleepMs), undefined, { signal }).catch(() => {});
			continue;
		}
		try {
			await withBackupLock(dataDir, async () => {
				// The previous holder of the lock may have made it.
				if (dueInMs(dataDir, everyMs) > 0) return;
				log.info(await makeBackup(dataDir, keep, signal), "The scheduled backup is made and was read back.");
			});
		} catch (error) {
			if (signal.aborted) return;
			if (error instanceof LockHeld) {
				retryAt = performance.now() + lockRetryMs;
				continue;
			}
			const reason = error instanceof CommandError ? error.message : describeError(error as Error);
			retryAt = performance.now() + retryMs;
			await writeBackupFailure(dataDir, { failedAt: Date.now(), reason });
			log.warn(`The scheduled backup failed, the next attempt is in ${retryMs / 60_000} minutes: ${reason}`);
		}
	}
}

/** With a database on a server, several launchers may share the directory; one at a time makes a backup. */
async function withBackupLock(dataDir: string, task: () => Promise<void>): Promise<void> {
	const folder = backupFolder(dataDir);
	try {
		makePrivateDirectory(folder);
	} catch (error) {
		throw new CommandError(`${folder} cannot be used (${(error as NodeJS.ErrnoException).code}).`);
	}
	// On a full disk visitors could send nothing; rows are copied before they are packed.
	assertRoom(dataDir, "a backup", minStartBytes + 2 * (listBackups(dataDir)[0]?.bytes ?? 0));
	const release = acquireLock(dataDir, "backup.lock");
	try {
		// Drafts of a killed process, because no other one has the lock.
		const drafts = readdirSync(folder).filter((name) => name.endsWith(".part"));
		await Promise.all(drafts.map((name) => rm(join(folder, name), { force: true })));
		await task();
	} finally {
		release();
	}
}

/** Counted from the newest backup, not from the start. */
const dueInMs = (dataDir: string, everyMs: number) => (listBackups(dataDir)[0]?.madeAt ?? 0) + everyMs - Date.now();

async function makeBackup(dataDir: string, keep: number, signal: AbortSignal) {
	const startedAt = performance.now();
	const path = join(backupFolder(dataDir), newBackupName());
	const endpoint = findControlEndpoint(dataDir);
	if (!endpoint) throw new CommandError("the backend is not running.");
	await writeBackup(endpoint, path, { signal });
	const others = listBackups(dataDir).filter((backup) => backup.path !== path);
	// Only now, once a good one exists in addition.
	await Promise.all(others.slice(keep - 1).map((old) => rm(old.path)));
	const { bytes } = listBackups(dataDir).find((backup) => backup.path === path) ?? { bytes: 0 };
	return { file: basename(path), bytes, durationMs: Math.round(performance.now() - startedAt) };
}
