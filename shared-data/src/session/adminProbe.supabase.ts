import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { rowsOf } from "../client/queries.ts";

/**
 * Tells whether the signed-in account is on the list of admins; rejects with DataError when the backend
 * cannot say.
 */
export type AdminProbe = (userId: string) => Promise<boolean>;

/**
 * Asks the list of admins, of which an account sees its own entry. A yes is kept for the account until the
 * page is left, since the database decides about every later call anyway; a no is asked again.
 */
export function createAdminProbe(database: DatabaseClient): AdminProbe {
	const admins = new Set<string>();
	return async (userId) => {
		if (admins.has(userId)) return true;
		const rows = await rowsOf(database.from("admins").select("user_id").eq("user_id", userId));
		if (rows.length > 0) admins.add(userId);
		return rows.length > 0;
	};
}
