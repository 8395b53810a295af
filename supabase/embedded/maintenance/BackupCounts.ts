/** How many rows of each table, and files, a backup holds. */
export type BackupCounts = Record<string, number>;
