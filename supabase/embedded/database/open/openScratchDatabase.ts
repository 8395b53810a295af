import { App, setExperimental } from "@supabase/lite";
import { createFileStorage } from "../../data-dir/fileStorage.ts";
import { BuiltInConnection } from "../../engine/connections/BuiltInConnection.ts";
import type { EngineConnection } from "../../engine/connections/EngineConnection.ts";
import type { Migration } from "../Migration.ts";
import { applyMigrations, listMigrations } from "../migrations.ts";

/** Opens a database with these migrations and no rows; in memory by default. */
export async function openScratchDatabase(migrations = listMigrations(), databaseDir?: string): Promise<BuiltInConnection> {
	const connection = await BuiltInConnection.open(databaseDir);
	await createSchema(connection, migrations);
	return connection;
}

/** Creates the engine's tables and the site's in an empty database. */
export async function createSchema(connection: EngineConnection, migrations: readonly Migration[]): Promise<void> {
	setExperimental("storage", true);
	const app = new App({
		connection,
		auth: { enabled: true, jwt_secret: "only in memory, thrown away at once" },
		storage: { enabled: true },
	});
	app._storageAdapter = createFileStorage("unused");
	await app.ensureSystemSchema();
	await applyMigrations(connection, migrations);
}
