import { StartError } from "../embedded/errors.ts";

export interface BackupSchedule {
	everyMs: number;
	/** How many scheduled backups are kept. */
	keep: number;
}

const hourMs = 60 * 60_000;

/** Undefined without BACKUP_EVERY. Throws a StartError that names an unusable variable. */
export function readBackupSchedule(env: NodeJS.ProcessEnv): BackupSchedule | undefined {
	const every = env.BACKUP_EVERY?.trim();
	if (!every) return undefined;
	if (env.SUPABASE_URL) {
		throw new StartError("BACKUP_EVERY must be absent with SUPABASE_URL: a hosted project keeps its own backups.");
	}
	const hours = Number(/^(\d{1,3})h?$/.exec(every)?.[1] ?? 0);
	if (hours < 1 || hours > 720) {
		throw new StartError(`BACKUP_EVERY must be a whole number of hours from 1h to 720h, such as 24h, not "${every}".`);
	}
	const keep = env.BACKUP_KEEP?.trim() || "7";
	if (!/^[1-9]\d{0,2}$/.test(keep)) {
		throw new StartError(`BACKUP_KEEP must be a whole number from 1 to 999, not "${keep}".`);
	}
	return { everyMs: hours * hourMs, keep: Number(keep) };
}
