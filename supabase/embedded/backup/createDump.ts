import { createReadStream } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { pack } from "tar-stream";
import { storedFilePath } from "../data-dir/fileStorage.ts";
import { newWorkFolder } from "../data-dir/workFolders.ts";
import type { MaintenanceContext } from "../database/Database.ts";
import { keepOwnerSeat, readTables, tablesOf } from "./backupTables.ts";
import { linkFiles } from "./createBackup.ts";

/** For a server of any version from 15 on, where the API's roles may be missing. */
const preamble = `do $$ begin
	if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
	if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
	if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
end $$;
`;

/** A tar archive: `site.sql` for an empty database, `seed.sql` for a migrated one, and the stored files. */
export async function createDump({ sql, dump, dataDir, runExclusive }: MaintenanceContext): Promise<Readable> {
	const tempDir = await newWorkFolder(dataDir, "dump");
	await mkdir(tempDir, { mode: 0o700 });
	const removeTempDir = () => rm(tempDir, { recursive: true, force: true });
	const { site, rows, files } = await runExclusive(async () => ({
		site: await dump([]),
		rows: await dump([
			"--data-only",
			"--column-inserts",
			...tablesOf(await readTables(sql), {}).map((table) => `--table=${table}`),
		]),
		files: await linkFiles(sql, join(dataDir, "files"), join(tempDir, "files")),
	})).catch(async (error) => {
		await removeTempDir();
		throw error;
	});
	const archive = pack();
	const write = async () => {
		archive.entry({ name: "site.sql", mode: 0o600 }, preamble + withoutNewSettings(site));
		archive.entry({ name: "seed.sql", mode: 0o600 }, toSeed(withoutNewSettings(rows)));
		for (const { bucket, name } of files) {
			const path = storedFilePath(join(tempDir, "files"), bucket, name);
			const { size } = await stat(path);
			await pipeline(createReadStream(path), archive.entry({ name: `files/${bucket}/${name}`, size, mode: 0o600 }));
		}
		archive.finalize();
	};
	write()
		.catch((error: Error) => archive.destroy(error))
		.finally(removeTempDir);
	return archive as unknown as Readable;
}

/** The tables that the migrations fill. */
const filledTables = [
	"public.services",
	"public.service_categories",
	"public.site_settings",
	"public.profile",
	"public.quote_settings",
];

/** All or nothing: changes nothing if a row exists. Runs without triggers, so it keeps ids and times. */
function toSeed(rows: string): string {
	const emptied = filledTables.map((table) => `delete from ${table};`).join("\n");
	return `begin;\nset local session_replication_role = replica;\n${emptied}\n${rows}\n${keepOwnerSeat};\ncommit;\n`;
}

/** Removes a setting of PostgreSQL 17 that earlier servers lack. */
const withoutNewSettings = (text: string) => text.replace(/^SET transaction_timeout = 0;\n/m, "");
