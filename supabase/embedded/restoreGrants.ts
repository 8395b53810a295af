import type { PgliteConnection } from "@supabase/lite/pglite";
import { listMigrations } from "./listMigrations.ts";

/** The engine grants everything to every API role on its first request; this makes it do so now and takes it back before anybody can ask. */
export async function restoreGrants(connection: PgliteConnection): Promise<void> {
	// Private in the engine's types only.
	await (connection as unknown as { ensureRlsContext(): Promise<boolean> }).ensureRlsContext();
	const grants = listMigrations().filter(({ name }) => name.endsWith("grants"));
	await connection.driver.transaction((transaction) => transaction.exec(grants.map(({ sql }) => sql).join("\n")));
}
