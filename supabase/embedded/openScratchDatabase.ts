import { App, setExperimental } from "@supabase/lite";
import { applyMigrations } from "./applyMigrations.ts";
import { createFileStorage } from "./createFileStorage.ts";
import { SiteConnection } from "./engine/SiteConnection.ts";
import { listMigrations } from "./listMigrations.ts";

/** A database to which only these migrations were applied, for a look at what they make; in memory by default. */
export async function openScratchDatabase(migrations = listMigrations(), databaseDir?: string): Promise<SiteConnection> {
	const connection = await SiteConnection.open(databaseDir);
	setExperimental("storage", true);
	const app = new App({
		connection,
		auth: { enabled: true, jwt_secret: "only in memory, thrown away at once" },
		storage: { enabled: true },
	});
	app._storageAdapter = createFileStorage("unused");
	await app.ensureSystemSchema();
	await applyMigrations(connection, migrations);
	return connection;
}
