import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { PGlite } from "@supabase/lite/pglite";
import { readSchemaVersions } from "../database/migrations.ts";
import { CommandError } from "../errors.ts";
import type { BackupCounts } from "./backupFormat.ts";
import { clearSite, insertRows } from "./backupTables.ts";
import { importFiles } from "./importFiles.ts";
import type { MaintainedSite } from "./MaintainedSite.ts";
import { type StagedBackup, stageBackup } from "./stageBackup.ts";

/**
 * Restores all of a backup or nothing. The backup is read to its end and verified before anything changes;
 * then the files come in, then the rows in one transaction; files that are no longer referenced go last.
 */
export async function restoreBackup(site: MaintainedSite, packed: Readable, isReplacing: boolean): Promise<BackupCounts> {
	const { driver, dataDir, runExclusive } = site;
	const assertMayReplace = async (queries: Pick<PGlite, "query">) => {
		if (!isReplacing) {
			await assertSiteIsEmpty(queries);
		}
	};
	await runExclusive(() => assertMayReplace(driver));
	const tempDir = join(dataDir, "restore-under-way");
	try {
		const staged = await stageBackup(packed, tempDir);
		await runExclusive(async () => {
			await assertSameSchema(site, staged);
			const imported = await importFiles(staged.filesFolder, join(dataDir, "files"), staged.files);
			try {
				await driver.transaction(async (transaction) => {
					await assertMayReplace(transaction);
					await clearSite(transaction);
					await insertRows(transaction, staged.rowsPath);
					// A site that was in use needs no first steps.
					await transaction.query("update public.setup set is_dismissed = true");
				});
			} catch (error) {
				await imported.undo();
				throw error;
			}
			await imported.removeOthers();
			// Contains the password of an account that the backup has replaced.
			await rm(join(dataDir, "admin-password.txt"), { force: true });
		});
		return staged.counts;
	} finally {
		await rm(tempDir, { recursive: true, force: true });
	}
}

async function assertSameSchema({ driver }: MaintainedSite, { header }: StagedBackup): Promise<void> {
	const here = (await readSchemaVersions(driver)).join(" ");
	if (header.schema.join(" ") !== here) {
		throw new CommandError(
			"The backup was made by another version of this site (its last migration is " +
				`${header.schema.at(-1)}, here it is ${here.slice(-14)}); ` +
				"restore it with that version, and nothing was changed.",
		);
	}
}

/** Throws when the site holds more than the first account and the default profile, untouched. */
async function assertSiteIsEmpty(driver: Pick<PGlite, "query">): Promise<void> {
	const { rows } = await driver.query<{ what: string }>(
		`select what from (values
			('projects', (select count(*) from public.projects)),
			('essays', (select count(*) from public.essays)),
			('jobs', (select count(*) from public.jobs)),
			('redirects', (select count(*) from public.redirects)),
			('messages', (select count(*) from public.contacts)),
			('hire requests', (select count(*) from public.hire_projects)),
			('reply templates', (select count(*) from public.reply_templates)),
			-- Those of a new site are older than the migration that brings them.
			('services', (select count(*) from public.services where updated_at > '2026-11-02')),
			('service categories', (select count(*) from public.service_categories where updated_at > '2026-11-02')),
			('files', (select count(*) from storage.objects)),
			('an edited profile', (select count(*) from public.profile where updated_at > created_at)),
			('edited settings', (select count(*) from public.site_settings where updated_at > created_at)),
			('further accounts', (select count(*) - 1 from auth.users))
		) as found (what, amount) where amount > 0`,
	);
	if (rows.length > 0) {
		const contents = rows.map(({ what }) => what).join(", ");
		throw new CommandError(
			`The site is not empty (it holds ${contents}); nothing was changed. ` +
				"With --replace all of it is thrown away for the backup.",
		);
	}
}
