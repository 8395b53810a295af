import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { BackupHeader } from "../embedded/backup/backupFormat.ts";
import { createBackup } from "../embedded/backup/createBackup.ts";
import { restoreBackup } from "../embedded/backup/restoreBackup.ts";
import { inspectDataDirectory } from "../embedded/data-dir/inspectDataDirectory.ts";
import { newWorkFolder } from "../embedded/data-dir/workFolders.ts";
import { applyMigrations, listMigrations } from "../embedded/database/migrations.ts";
import { openScratchDatabase } from "../embedded/database/open/openScratchDatabase.ts";
import { readUpgrade } from "../embedded/database/upgrades.ts";
import { redactConsole } from "../embedded/engine/redactConsole.ts";
import { CommandError } from "../embedded/errors.ts";
import { withCleanup } from "./cleanup.ts";
import { writePacked } from "./downloadBackup.ts";
import { readDataDir } from "./withSite.ts";

/**
 * Calls back with an upgraded copy of an older backup: its rows are inserted into a separate database with
 * the schema of their time, where the later migrations run.
 */
export async function withUpgradedBackup<Result>(
	path: string,
	{ schema, includesRuntimeData = false }: BackupHeader,
	env: NodeJS.ProcessEnv,
	work: (upgraded: string) => Promise<Result>,
): Promise<Result> {
	const dataDir = readDataDir(env);
	inspectDataDirectory({ dataDir, databaseUrl: env.DATABASE_URL?.trim() || undefined });
	redactConsole();
	const folder = await newWorkFolder(dataDir, "upgrade");
	const upgraded = join(folder, "site.ndjson.gz");
	const upgrade = async () => {
		const { released, unreleased } = readUpgrade();
		const migrations = [...released, ...unreleased, ...listMigrations()].filter(({ version }) => schema.includes(version));
		const connection = await openScratchDatabase(migrations, join(folder, "database"));
		try {
			const site = { sql: connection.sql, dataDir: folder, runExclusive: <Done>(task: () => Promise<Done>) => task() };
			await restoreBackup(site, createReadStream(path), { isReplacing: true, withoutAdmins: true });
			await applyMigrations(connection);
			await writePacked(createBackup(site, includesRuntimeData), upgraded);
		} finally {
			await connection.close();
		}
	};
	return withCleanup(
		async () => {
			await upgrade().catch((error: Error) => {
				if (error instanceof CommandError) throw error;
				throw new CommandError(`The backup cannot be upgraded (${error.message.split("\n")[0]}); nothing was changed.`);
			});
			return work(upgraded);
		},
		() => rm(folder, { recursive: true, force: true }),
	);
}
