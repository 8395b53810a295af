import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { BackupCounts } from "./BackupCounts.ts";
import { clearSite } from "./clearSite.ts";
import { insertRows } from "./insertRows.ts";
import type { MaintainedSite } from "./MaintainedSite.ts";
import { moveFilesIn } from "./moveFilesIn.ts";
import { Refusal } from "./Refusal.ts";
import { readSchemaVersions } from "./readSchemaVersions.ts";
import { refuseUsedSite } from "./refuseUsedSite.ts";
import { type StagedBackup, stageBackup } from "./stageBackup.ts";

/**
 * Puts a backup into the site: all of it or nothing. The backup is read to its end and proven whole before anything changes; then the files come in, then
 * the rows in one transaction; files that nothing refers to any more go last.
 */
export async function restoreBackup(site: MaintainedSite, packed: Readable, isReplacing: boolean): Promise<BackupCounts> {
	const { driver, dataDir, serially } = site;
	const refuseUsed = async (queries: Parameters<typeof refuseUsedSite>[0]) => {
		if (!isReplacing) {
			await refuseUsedSite(queries);
		}
	};
	await serially(() => refuseUsed(driver));
	const aside = join(dataDir, "restore-under-way");
	try {
		const staged = await stageBackup(packed, aside);
		await serially(async () => {
			await refuseOtherSchema(site, staged);
			const moved = await moveFilesIn(staged.filesFolder, join(dataDir, "files"), staged.files);
			try {
				await driver.transaction(async (transaction) => {
					await refuseUsed(transaction);
					await clearSite(transaction);
					await insertRows(transaction, staged.rowsPath);
				});
			} catch (error) {
				await moved.undo();
				throw error;
			}
			await moved.dropOthers();
			// The password of an account that the backup has replaced.
			await rm(join(dataDir, "admin-password.txt"), { force: true });
		});
		return staged.counts;
	} finally {
		await rm(aside, { recursive: true, force: true });
	}
}

async function refuseOtherSchema({ driver }: MaintainedSite, { header }: StagedBackup): Promise<void> {
	const here = (await readSchemaVersions(driver)).join(" ");
	if (header.schema.join(" ") !== here) {
		throw new Refusal(
			`The backup was made by another version of this site (its last migration is ${header.schema.at(-1)}, here it is ${here.slice(-14)}); restore it with that version, and nothing was changed.`,
		);
	}
}
