import { createHash } from "node:crypto";
import type { BackupEntry, BackupHeader } from "../../embedded/backup/backupFormat.ts";

/** For each table, and for the files: their number, and one checksum of all, in any order. */
export type Summary = Map<string, { count: number; checksum: string }>;

/** Reads a backup's entries to their end. Entries without a `toComparable` result are not compared. */
export async function summarize(
	entries: AsyncIterable<BackupHeader | BackupEntry>,
	toComparable: (entry: BackupEntry) => BackupEntry | undefined = (entry) => entry,
): Promise<Summary> {
	const digests = new Map<string, string[]>();
	for await (const line of entries) {
		const entry = "format" in line ? undefined : toComparable(line);
		if (entry === undefined) continue;
		const [name, value] =
			"file" in entry ? ["files", [entry.file, entry.bytes]] : [entry.table, Object.entries(entry.row).sort()];
		const all = digests.get(name as string) ?? [];
		digests.set(name as string, all);
		all.push(digest(JSON.stringify(value)));
	}
	return new Map(
		[...digests].map(([name, all]) => [name, { count: all.length, checksum: digest(all.sort().join("\n")) }] as const),
	);
}

const digest = (text: string) => createHash("sha256").update(text).digest("hex");

/** The differences between two sites, such as "public.essays: 12 and 11"; empty if there are none. */
export function describeDifferences(left: Summary, right: Summary): string {
	const names = [...new Set([...left.keys(), ...right.keys()])].sort();
	return names
		.filter((name) => left.get(name)?.checksum !== right.get(name)?.checksum)
		.map((name) => `${name}: ${left.get(name)?.count ?? 0} and ${right.get(name)?.count ?? 0}`)
		.join(", ");
}
