import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { writeFileDurably } from "@site/shared-data/files";

/** A finished backup; an unfinished one has another name. */
export interface StoredBackup {
	path: string;
	/** Milliseconds since the epoch, from its name, because copies have other times. 0 for a future date. */
	madeAt: number;
	bytes: number;
}

export interface BackupFailure {
	/** Milliseconds since the epoch. */
	failedAt: number;
	/** A sentence. */
	reason: string;
}

/** The folder of scheduled backups. */
export const backupFolder = (dataDir: string) => join(dataDir, "backups");

/** The name of a backup that is made now. */
export const newBackupName = () => `backup-${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}.ndjson.gz`;

const finished = /^backup-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)\.ndjson\.gz$/;

/** The largest difference between the clocks of machines that share the folder. */
const maxClockSkewMs = 60_000;
/** A time that a wrong clock has written. */
const isFuture = (time: number) => time > Date.now() + maxClockSkewMs;

/**
 * The scheduled backups, the newest first; none if the folder cannot be read. A future date counts as the
 * oldest, so that it delays no other backup.
 */
export function listBackups(dataDir: string): StoredBackup[] {
	const folder = backupFolder(dataDir);
	try {
		return readdirSync(folder)
			.flatMap((name) => {
				const [, day, ...time] = finished.exec(name) ?? [];
				const path = join(folder, name);
				const madeAt = Date.parse(`${day}T${time.join(":")}Z`);
				return day ? [{ path, madeAt: isFuture(madeAt) ? 0 : madeAt, bytes: statSync(path).size }] : [];
			})
			.sort((a, b) => b.madeAt - a.madeAt);
	} catch {
		return [];
	}
}

const failurePath = (dataDir: string) => join(dataDir, "backup-failure.json");

/** Stores why a scheduled backup failed, for the doctor and the metrics, if the disk is writable. */
export async function writeBackupFailure(dataDir: string, failure: BackupFailure): Promise<void> {
	try {
		await writeFileDurably(failurePath(dataDir), `${JSON.stringify(failure)}\n`, { mode: 0o600 });
	} catch {
		// The log has it as well.
	}
}

/** The last failure, which may be older than the newest backup. */
export function readBackupFailure(dataDir: string): BackupFailure | undefined {
	try {
		const failure = JSON.parse(readFileSync(failurePath(dataDir), "utf8")) as BackupFailure;
		return isFuture(failure.failedAt) ? undefined : failure;
	} catch {
		return undefined;
	}
}
