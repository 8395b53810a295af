import { createReadStream } from "node:fs";
import { readBackupSchedule } from "../../backups/environment.ts";
import { listBackups, readBackupFailure } from "../../embedded/data-dir/backupFolder.ts";
import { readBackup } from "../../embedded/maintenance/backupFormat.ts";
import type { Check } from "./Check.ts";

/** Checks whether scheduled backups are made on this machine, and whether the newest can be read. */
export async function checkBackups(dataDir: string, env: NodeJS.ProcessEnv): Promise<Check[]> {
	const schedule = readBackupSchedule(env);
	const [newest] = listBackups(dataDir);
	const failure = readBackupFailure(dataDir);
	const lastFailed = failure !== undefined && failure.failedAt > (newest?.madeAt ?? 0) ? ` (${failure.reason})` : "";
	const made = newest ? `is of ${new Date(newest.madeAt).toISOString()}` : "is not there yet";
	const isLate = schedule !== undefined && Date.now() - (newest?.madeAt ?? 0) > 2 * schedule.everyMs;
	return [
		schedule
			? {
					claim: `a backup is made every ${schedule.everyMs / 3_600_000} h`,
					...(isLate && { problem: `the newest ${made}${lastFailed}: look whether the site runs and what its log says` }),
				}
			: { claim: "no backup is scheduled here: set BACKUP_EVERY, or make one by `npm run backup`", isRemark: true },
		...(schedule && !isLate && lastFailed
			? [{ claim: "the last attempt at a backup succeeded", problem: `it failed${lastFailed}: mend that, it is tried again` }]
			: []),
		...(newest ? [await checkReadable(newest.path)] : []),
	];
}

async function checkReadable(path: string): Promise<Check> {
	const claim = "the newest scheduled backup can be read";
	try {
		for await (const _entry of readBackup(createReadStream(path))) {
			// Its checksum comes last.
		}
		return { claim };
	} catch {
		return { claim, problem: `${path} is damaged: make another by \`npm run backup\`, and look at the disk` };
	}
}
