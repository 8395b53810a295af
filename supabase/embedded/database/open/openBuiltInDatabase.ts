import { join } from "node:path";
import { initializeDataDir } from "../../data-dir/initializeDataDir.ts";
import { loadOrCreateSecrets } from "../../data-dir/secrets.ts";
import { createApi } from "../../engine/createApi.ts";
import { syncFolder } from "../../engine/durability.ts";
import type { Environment } from "../../environment.ts";
import type { Database } from "../Database.ts";
import { fillFirstStart, readAdmin, storeSettings } from "../fillDatabase.ts";
import { applyMigrations } from "../migrations.ts";
import { openConnection } from "./openConnection.ts";

/** Opens the database in the data directory, which only this process uses. */
export async function openBuiltInDatabase(environment: Environment) {
	const databaseDir = join(environment.dataDir, "database");
	const firstStart = initializeDataDir(environment.dataDir, databaseDir);
	const { connection, wasCleanShutdown, close } = await openConnection(databaseDir, firstStart.isFirst);
	const { sql } = connection;
	const secrets = await loadOrCreateSecrets(environment.dataDir);
	const app = await createApi(connection, environment, secrets);
	if (!wasCleanShutdown) {
		await app.ensureSystemSchema();
	}
	await applyMigrations(connection);
	if (environment.storesSettings) {
		await storeSettings(sql, environment);
	}
	const admin = firstStart.isFirst ? await fillFirstStart(sql, environment) : await readAdmin(sql);
	if (firstStart.isFirst) {
		await sql.exec("checkpoint");
		syncFolder(databaseDir);
	}
	firstStart.finish();
	// Takes half a second, which the first request would have less of its time limit.
	await connection.introspect({ useCache: true });
	const dump = async (args: readonly string[]) => {
		// Loaded with the first dump, so that a start does not wait for it.
		const { pgDump } = await import("@electric-sql/pglite-tools/pg_dump");
		return (await pgDump({ pg: connection.driver, args: ["--no-owner", ...args] })).text();
	};
	return { sessions: [{ connection, app }] as const, commandSql: sql, dump, secrets, admin, close } satisfies Database;
}
