import type { BackupEntry, BackupHeader } from "../../embedded/backup/backupFormat.ts";

/** The target of a move. */
export interface Target {
	/** The name in messages, without a password. */
	name: string;
	/** The next step for the operator. */
	next: string;
	/** Runs `work` on the target. */
	open(work: (site: OpenTarget) => Promise<void>): Promise<void>;
	/** Runs once both sides are the same. */
	finish?(): Promise<void>;
}

export interface OpenTarget {
	/** The whole site, as the entries of a backup. */
	read(): AsyncIterable<BackupHeader | BackupEntry>;
	/** Writes the backup over a new site, or over any site if `isReplacing`. */
	write(file: string, isReplacing: boolean): Promise<void>;
}

/** Writes the whole source site into a backup. */
export type Source = (file: string) => Promise<void>;
