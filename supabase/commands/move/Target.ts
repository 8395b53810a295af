import type { BackupEntry, BackupHeader } from "../../embedded/backup/backupFormat.ts";

/** Where a site moves to. */
export interface Target {
	/** For sentences, without a password. */
	name: string;
	/** What to do afterwards. */
	next: string;
	/** Runs `work` on the target. */
	open(work: (site: OpenTarget) => Promise<void>): Promise<void>;
	/** Runs once both sides are the same. */
	finish?(): Promise<void>;
}

export interface OpenTarget {
	/** All of it, as the entries of a backup. */
	read(): AsyncIterable<BackupHeader | BackupEntry>;
	/** Puts the backup in the place of a new site, or of any when `isReplacing`. */
	write(file: string, isReplacing: boolean): Promise<void>;
}

/** Writes all of a site that moves into a backup. */
export type Source = (file: string) => Promise<void>;
