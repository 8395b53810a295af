import { createReadStream } from "node:fs";
import { json } from "node:stream/consumers";
import { readBackupSchedule } from "../../backup-schedule/environment.ts";
import { readBackup } from "../../embedded/backup/backupFormat.ts";
import type { ControlEndpoint } from "../../embedded/control/controlFile.ts";
import { listBackups, readBackupFailure } from "../../embedded/data-dir/backupFolder.ts";
import { listMigrations } from "../../embedded/database/migrations.ts";
import { CommandError } from "../../embedded/errors.ts";
import { findTellingImages } from "../images/findTellingImages.ts";
import { callSite } from "../withSite.ts";
import { type Check, check } from "./check.ts";

/** Compares the migrations of the running database with those of this version. */
export async function checkMigrations(endpoint: ControlEndpoint): Promise<Check> {
	const applied = (await json(await callSite(endpoint, "GET", "/migrations"))) as string[];
	const missing = listMigrations().flatMap(({ version }) => (applied.includes(version) ? [] : version));
	return check("every migration is applied", missing.length > 0, `${missing.join(", ")} is not: restart the site`);
}

/** Searches every stored image for metadata about its place, time and author. */
export async function checkImages(env: NodeJS.ProcessEnv): Promise<Check> {
	const telling: string[] = [];
	try {
		for await (const { path } of findTellingImages(env)) telling.push(path);
	} catch (error) {
		if (!(error instanceof CommandError)) throw error;
		return { claim: `nobody has looked into the stored images: ${error.message}`, isRemark: true };
	}
	const names = telling.slice(0, 5).join(", ") + (telling.length > 5 ? ` and ${telling.length - 5} more` : "");
	return check("no stored image tells where or by whom it was made", telling.length > 0, `${names}: \`npm run images:clean\``);
}

/** Checks the scheduled backups of the site with these variables, and whether the newest is readable. */
export async function checkBackups(dataDir: string, env: NodeJS.ProcessEnv): Promise<Check[]> {
	const schedule = readBackupSchedule(env);
	const [newest] = listBackups(dataDir);
	const failure = readBackupFailure(dataDir);
	const lastFailed = failure !== undefined && failure.failedAt > (newest?.madeAt ?? 0) ? ` (${failure.reason})` : "";
	const made = newest?.madeAt ? `is of ${new Date(newest.madeAt).toISOString()}` : "is not there yet";
	const isLate = schedule !== undefined && Date.now() - (newest?.madeAt ?? 0) > 2 * schedule.everyMs;
	return [
		schedule
			? check(
					`a backup is made every ${schedule.everyMs / 3_600_000} h`,
					isLate,
					`the newest ${made}${lastFailed}: check that the site is running, and read its log`,
				)
			: { claim: "no backup is scheduled here: set BACKUP_EVERY, or make one by `npm run backup`", isRemark: true },
		...(schedule && !isLate && lastFailed
			? [check("the last attempt at a backup succeeded", true, `it failed${lastFailed}: correct that; the backup is tried again`)]
			: []),
		...(newest ? [await checkReadable(newest.path)] : []),
	];
}

async function checkReadable(path: string): Promise<Check> {
	let isDamaged = false;
	try {
		for await (const _entry of readBackup(createReadStream(path))) {
			// Its checksum comes last.
		}
	} catch {
		isDamaged = true;
	}
	const repair = `${path} is damaged: make another by \`npm run backup\`, and look at the disk`;
	return check("the newest scheduled backup can be read", isDamaged, repair);
}
