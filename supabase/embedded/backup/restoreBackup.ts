import { existsSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { assertRoom, minStartBytes } from "../data-dir/inspectDataDirectory.ts";
import { newWorkFolder } from "../data-dir/workFolders.ts";
import type { MaintenanceContext } from "../database/Database.ts";
import { readSchemaVersions } from "../database/migrations.ts";
import type { Queries } from "../database/Sql.ts";
import { notifyContentChange } from "../engine/connections/ServerConnection.ts";
import { CommandError } from "../errors.ts";
import { describeVersion } from "../siteVersion.ts";
import type { BackupCounts } from "./backupFormat.ts";
import { readTables, replaceRows, tablesOf } from "./backupTables.ts";
import { importFiles } from "./importFiles.ts";
import { type StagedBackup, stageBackup } from "./stageBackup.ts";

interface RestoreOptions {
	/** Deletes the site's content first. */
	isReplacing: boolean;
	/** A backup without an admin is restored too. */
	withoutAdmins: boolean;
}

/** The ratio of the database files' size to the bytes of the same rows in a backup. */
const maxGrowth = 4;

/**
 * Restores all of a backup or nothing: reads it to its end before any change, then imports the files, then
 * the rows in one transaction, and finally removes files that are no longer referenced.
 */
export async function restoreBackup(
	{ sql, dataDir, runExclusive }: Omit<MaintenanceContext, "dump">,
	packed: Readable,
	{ isReplacing, withoutAdmins }: RestoreOptions,
): Promise<BackupCounts> {
	const assertMayReplace = async (queries: Queries) => {
		if (!isReplacing) await assertSiteIsEmpty(queries);
	};
	const everyTable = await runExclusive(async () => {
		await assertMayReplace(sql);
		return readTables(sql);
	});
	const tempDir = await newWorkFolder(dataDir, "restore");
	try {
		const staged = await stageBackup(packed, tempDir, everyTable);
		if (!withoutAdmins) assertHasAdmin(staged);
		// The database writes rows twice, and stops if its log has no space.
		const growth = existsSync(join(dataDir, "database")) ? maxGrowth * statSync(staged.rowsPath).size : 0;
		assertRoom(dataDir, "this restore", minStartBytes + growth);
		await runExclusive(async () => {
			await assertSameSchema(sql, staged);
			const imported = await importFiles(staged.filesFolder, join(dataDir, "files"), staged.files);
			try {
				await sql.transaction(async (transaction) => {
					await assertMayReplace(transaction);
					await replaceRows(transaction, staged.rowsPath, tablesOf(everyTable, staged.header));
					if (!staged.header.includesRuntimeData) {
						// A site that was in use needs no first steps.
						await transaction.query("update public.setup set is_dismissed = true");
					}
					await transaction.exec(notifyContentChange);
				});
			} catch (error) {
				await imported.undo();
				throw error;
			}
			// Without --replace, other files may belong to another site that shares the directory.
			if (isReplacing) await imported.removeOthers();
			// Contains the password of an account that the backup has replaced.
			await rm(join(dataDir, "admin-password.txt"), { force: true });
		});
		return staged.counts;
	} finally {
		await rm(tempDir, { recursive: true, force: true });
	}
}

async function assertSameSchema(sql: Queries, { header }: StagedBackup): Promise<void> {
	const here = (await readSchemaVersions(sql)).join(" ");
	if (header.schema.join(" ") !== here) {
		throw new CommandError(
			`The backup was made by another version of this site, ${describeVersion(header)} (its last migration is ` +
				`${header.schema.at(-1)}, here it is ${here.slice(-14)}); ` +
				"restore it with that version, and nothing was changed.",
		);
	}
}

/** A moved site may have no admin, because a move copies it unchanged. */
function assertHasAdmin({ header, counts }: StagedBackup): void {
	if (!header.includesRuntimeData && !counts["private.admins"]) {
		throw new CommandError(
			"The backup holds no admin, so nobody could sign in afterwards; nothing was changed, " +
				"and --without-admins restores it all the same.",
		);
	}
}

/** Throws unless the site has at most one account, the unchanged default profile and only these files. */
export async function assertSiteIsEmpty(sql: Queries, files: readonly string[] = []): Promise<void> {
	const { rows } = await sql.query<{ what: string }>(
		`select unnest(private.site_contents()) as what
		union all select 'files' where exists (select from storage.objects where bucket_id || '/' || name <> all($1::text[]))
		union all select 'further accounts' where (select count(*) from auth.users) > 1`,
		[[...files]],
	);
	if (rows.length > 0) {
		const contents = rows.map(({ what }) => what).join(", ");
		throw new CommandError(
			`The site is not empty (it holds ${contents}); nothing was changed. ` +
				"With --replace all of it is thrown away for the backup.",
		);
	}
}
