import type { PGlite } from "@supabase/lite/pglite";
import { backedUpTables } from "./backedUpTables.ts";

/** Empties every table that a backup fills; sessions go with their accounts. */
export async function clearSite(transaction: Pick<PGlite, "query">): Promise<void> {
	for (const table of backedUpTables.toReversed()) {
		await transaction.query(`delete from ${table}`);
	}
}
