import { App, setExperimental } from "@supabase/lite";
import { applyMigrations } from "./applyMigrations.ts";
import { createFileStorage } from "./createFileStorage.ts";
import { SiteConnection } from "./engine/SiteConnection.ts";

/** A database in memory to which the migrations were applied, for a look at what they make. */
export async function openScratchDatabase(): Promise<SiteConnection> {
	const connection = await SiteConnection.open();
	setExperimental("storage", true);
	const app = new App({
		connection,
		auth: { enabled: true, jwt_secret: "only in memory, thrown away at once" },
		storage: { enabled: true },
	});
	app._storageAdapter = createFileStorage("unused");
	await app.ensureSystemSchema();
	await applyMigrations(connection);
	return connection;
}
