import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { writeFileDurably } from "@site/shared-data/files";
import { storedFilePath, writeStoredFile } from "../data-dir/fileStorage.ts";
import { CommandError } from "../errors.ts";
import { type BackupCounts, type BackupEntry, type BackupHeader, readBackup } from "./backupFormat.ts";
import { refuseEntry, tablesOf } from "./backupTables.ts";

export interface StagedBackup {
	header: BackupHeader;
	/** One row entry per line. */
	rowsPath: string;
	filesFolder: string;
	/** The path of each file, `<bucket>/<name>`. */
	files: string[];
	counts: BackupCounts;
}

/** Unpacks a backup into a new folder; resolves when all of it was read and verified. */
export async function stageBackup(packed: Readable, folder: string, everyTable: readonly string[]): Promise<StagedBackup> {
	await mkdir(folder, { mode: 0o700 });
	const [rowsPath, filesFolder] = [join(folder, "rows"), join(folder, "files")];
	const files: string[] = [];
	const counts: BackupCounts = {};
	let header: BackupHeader | undefined;
	/** Stores the files while reading. */
	async function* readRows(): AsyncGenerator<string> {
		for await (const entry of readBackup(packed)) {
			if ("format" in entry) {
				header = entry;
			} else if ("file" in entry) {
				const path = pathOf(filesFolder, entry.file);
				await writeStoredFile(path, Buffer.from(entry.bytes, "base64")).catch(refuseEntry(`file ${entry.file}`));
				files.push(entry.file);
				counts.files = (counts.files ?? 0) + 1;
			} else {
				if (!tablesOf(everyTable, header ?? {}).includes(entry.table)) {
					throw new CommandError(
						`The backup holds rows of ${entry.table}, which this site does not restore; nothing was changed.`,
					);
				}
				const number = (counts[entry.table] ?? 0) + 1;
				yield `${toJson(entry, `row ${number} of ${entry.table}`)}\n`;
				counts[entry.table] = number;
			}
		}
	}
	await writeFileDurably(rowsPath, readRows(), { mode: 0o600, isSynced: false });
	if (header === undefined) throw new CommandError("The backup holds nothing; nothing was changed.");
	return { header, rowsPath, filesFolder, files, counts };
}

function toJson(entry: BackupEntry, name: string): string {
	try {
		return JSON.stringify(entry);
	} catch (error) {
		return refuseEntry(name)(error);
	}
}

function pathOf(folder: string, file: string): string {
	const [bucket = "", ...name] = file.split("/");
	try {
		return storedFilePath(folder, bucket, name.join("/"));
	} catch {
		throw new CommandError("The backup holds a file whose name leads elsewhere; nothing was changed.");
	}
}
