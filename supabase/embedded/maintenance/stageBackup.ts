import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { putInPlace } from "../putInPlace.ts";
import { storedFilePath } from "../storedFilePath.ts";
import type { BackupCounts } from "./BackupCounts.ts";
import type { BackupEntry, BackupHeader } from "./BackupEntry.ts";
import { backedUpTables } from "./backedUpTables.ts";
import { Refusal } from "./Refusal.ts";
import { readBackup } from "./readBackup.ts";

export interface StagedBackup {
	header: BackupHeader;
	/** One entry with a row a line. */
	rowsPath: string;
	filesFolder: string;
	/** Bucket and name of each file. */
	files: string[];
	counts: BackupCounts;
}

/** Reads a backup to its end into a folder of its own; what it resolves with is whole. */
export async function stageBackup(packed: Readable, folder: string): Promise<StagedBackup> {
	await rm(folder, { recursive: true, force: true });
	await mkdir(folder, { mode: 0o700 });
	const [rowsPath, filesFolder] = [join(folder, "rows"), join(folder, "files")];
	const output = createWriteStream(rowsPath, { mode: 0o600 });
	const files: string[] = [];
	const counts: BackupCounts = {};
	let header: BackupHeader | undefined;
	try {
		for await (const entry of readBackup(packed)) {
			if ("format" in entry) {
				header = entry;
			} else if ("file" in entry) {
				await putInPlace(pathOf(filesFolder, entry.file), Buffer.from(entry.bytes, "base64"));
				files.push(entry.file);
				counts.files = (counts.files ?? 0) + 1;
			} else {
				output.write(`${JSON.stringify(checked(entry))}\n`);
				counts[entry.table] = (counts[entry.table] ?? 0) + 1;
			}
		}
	} finally {
		await new Promise<void>((resolve) => output.end(resolve));
	}
	if (header === undefined) {
		throw new Refusal("The backup holds nothing; nothing was changed.");
	}
	return { header, rowsPath, filesFolder, files, counts };
}

function checked(entry: Extract<BackupEntry, { table: string }>): BackupEntry {
	if (!backedUpTables.some((table) => table === entry.table) || typeof entry.row !== "object") {
		throw new Refusal(`The backup holds rows of ${entry.table}, which this site does not restore; nothing was changed.`);
	}
	return entry;
}

function pathOf(folder: string, file: string): string {
	const [bucket = "", ...name] = file.split("/");
	try {
		return storedFilePath(folder, bucket, name.join("/"));
	} catch {
		throw new Refusal("The backup holds a file whose name leads elsewhere; nothing was changed.");
	}
}
