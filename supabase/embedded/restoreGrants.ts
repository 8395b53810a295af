import type { PgliteConnection } from "@supabase/lite/pglite";
import { listMigrations } from "./listMigrations.ts";

/** Rights on what a later migration has dropped. */
const obsolete = ["content_revision_grants"];

/** The engine grants everything to every API role on its first request; this makes it do so now and takes it back before anybody can ask. */
export async function restoreGrants(connection: PgliteConnection): Promise<void> {
	// Private in the engine's types only.
	await (connection as unknown as { ensureRlsContext(): Promise<boolean> }).ensureRlsContext();
	const grants = listMigrations().filter(({ name }) => name.endsWith("grants") && !obsolete.includes(name));
	await connection.driver.transaction((transaction) => transaction.exec(grants.map(({ sql }) => sql).join("\n")));
}
