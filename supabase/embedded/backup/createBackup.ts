import { createReadStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { writeFileDurably } from "@site/shared-data/files";
import { storedFilePath } from "../data-dir/fileStorage.ts";
import { newWorkFolder } from "../data-dir/workFolders.ts";
import type { MaintenanceContext } from "../database/Database.ts";
import { readSchemaVersions } from "../database/migrations.ts";
import type { Queries } from "../database/Sql.ts";
import { siteVersion } from "../siteVersion.ts";
import { appendChecksum, type BackupHeader, backupFormat } from "./backupFormat.ts";
import { readColumns, readTables, tablesOf } from "./backupTables.ts";
import { hardLinkOrCopy } from "./importFiles.ts";

/**
 * A snapshot of the site's rows and files, as the bytes of a backup. Visitors wait only while rows are copied
 * and files get a second link, which keeps the bytes of a file that is later replaced or removed.
 */
export async function* createBackup(
	{ sql, dataDir, runExclusive }: Omit<MaintenanceContext, "dump">,
	includesRuntimeData: boolean,
	isIncluded: (table: string) => boolean = () => true,
): AsyncGenerator<Buffer> {
	const tempDir = await newWorkFolder(dataDir, "backup");
	await mkdir(tempDir, { mode: 0o700 });
	try {
		const { header, files } = await runExclusive(() =>
			sql.transaction(async (transaction) => {
				await transaction.exec("set transaction isolation level repeatable read");
				const schema = await readSchemaVersions(transaction);
				const tables = tablesOf(await readTables(transaction), { includesRuntimeData }).filter(isIncluded);
				await writeFileDurably(join(tempDir, "rows"), rowsOf(transaction, tables), { mode: 0o600, isSynced: false });
				const files = await linkFiles(transaction, join(dataDir, "files"), join(tempDir, "files"));
				const made = new Date().toISOString();
				const header: BackupHeader = { format: backupFormat, ...siteVersion, schema, made, includesRuntimeData };
				return { header, files };
			}),
		);
		yield* appendChecksum(linesOf(header, tempDir, files));
		if (!includesRuntimeData) await runExclusive(() => sql.query("update public.setup set backed_up_at = now()"));
	} finally {
		await rm(tempDir, { recursive: true, force: true });
	}
}

interface StoredFile {
	bucket: string;
	name: string;
}

async function* linesOf(header: BackupHeader, tempDir: string, files: StoredFile[]): AsyncGenerator<string | Buffer> {
	yield `${JSON.stringify(header)}\n`;
	yield* createReadStream(join(tempDir, "rows"));
	for (const { bucket, name } of files) {
		yield `{"file":${JSON.stringify(`${bucket}/${name}`)},"bytes":"`;
		yield* createReadStream(storedFilePath(join(tempDir, "files"), bucket, name), "base64");
		yield '"}\n';
	}
}

/** PostgreSQL itself formats the rows, so that no digit of a timestamp is lost. */
async function* rowsOf(transaction: Queries, tables: readonly string[]): AsyncGenerator<string> {
	for (const table of tables) {
		const columns = await readColumns(transaction, table);
		await transaction.query(`declare backup no scroll cursor for
			select row_to_json(row)::text as line
			from (select ${columns.join(", ")} from ${table} order by 1) as row`);
		for (;;) {
			const { rows } = await transaction.query<{ line: string }>("fetch 200 from backup");
			if (rows.length === 0) break;
			yield rows.map(({ line }) => `{"table":"${table}","row":${line}}\n`).join("");
		}
		await transaction.query("close backup");
	}
}

/** Gives the stored files a second path, which keeps their current bytes. */
export async function linkFiles(transaction: Queries, from: string, to: string): Promise<StoredFile[]> {
	const { rows } = await transaction.query<StoredFile>("select bucket_id as bucket, name from storage.objects order by 1, 2");
	const found: StoredFile[] = [];
	for (const file of rows) {
		// A missing file must not prevent the backup.
		if (await hardLinkOrCopy(storedFilePath(from, file.bucket, file.name), storedFilePath(to, file.bucket, file.name))) {
			found.push(file);
		}
	}
	return found;
}
