export const backupFormat = "portfolio-backup-1";

export interface BackupHeader {
	format: typeof backupFormat;
	/** The versions of the migrations that the rows belong to. */
	schema: string[];
	made: string;
}

/** One line of a backup between its header and its seal. */
export type BackupEntry = { table: string; row: Record<string, unknown> } | { file: string; bytes: string };

/** The last line: how many lines came before it and the SHA-256 over all their bytes. */
export interface BackupSeal {
	lines: number;
	sha256: string;
}
