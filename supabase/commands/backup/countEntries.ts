import type { BackupCounts, BackupEntry, BackupHeader } from "../../embedded/maintenance/backupFormat.ts";

/** How many rows of each table, and files, a backup holds. */
export async function countEntries(entries: AsyncIterable<BackupHeader | BackupEntry>): Promise<BackupCounts> {
	const counts: BackupCounts = {};
	for await (const entry of entries) {
		const name = "file" in entry ? "files" : "table" in entry ? entry.table : undefined;
		if (name !== undefined) {
			counts[name] = (counts[name] ?? 0) + 1;
		}
	}
	return counts;
}
