import { join } from "node:path";
import { syncFolder } from "@site/shared-data/files";
import { initializeDataDir } from "../../data-dir/initializeDataDir.ts";
import type { Environment } from "../../environment.ts";
import type { Database } from "../Database.ts";
import { dumpBuiltIn } from "./dumpBuiltIn.ts";
import { openConnection } from "./openConnection.ts";
import { prepareDatabase } from "./prepareDatabase.ts";

/** Opens the database in the data directory, which only this process uses. */
export async function openBuiltInDatabase(environment: Environment) {
	const databaseDir = join(environment.dataDir, "database");
	const firstStart = await initializeDataDir(environment.dataDir, databaseDir);
	const { connection, wasCleanShutdown, close } = await openConnection(databaseDir, firstStart.isFirst);
	const { sql } = connection;
	const state = { isNew: firstStart.isFirst, wasCleanShutdown };
	const { app, secrets, admin } = await prepareDatabase(connection, environment, state);
	if (firstStart.isFirst) {
		await sql.exec("checkpoint");
		await syncFolder(databaseDir);
	}
	await firstStart.finish();
	// Takes half a second, which would count towards the first request's time limit.
	await connection.introspect({ useCache: true });
	const dump = (args: readonly string[]) => dumpBuiltIn(connection, args);
	return { sessions: [{ connection, app }] as const, commandSql: sql, dump, secrets, admin, close } satisfies Database;
}
