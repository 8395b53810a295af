import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { fetchRows } from "../client/table/queries.ts";

/**
 * Whether the account is on the list of admins; rejects with DataError if the backend does not respond.
 */
export type AdminProbe = (userId: string) => Promise<boolean>;

/**
 * Reads the account's row in the list of admins. True is cached until the page is left, since the database
 * checks every later call anyway; false is not cached.
 */
export function createAdminProbe(database: DatabaseClient): AdminProbe {
	const admins = new Set<string>();
	return async (userId) => {
		if (admins.has(userId)) return true;
		const rows = await fetchRows(database.from("admins").select("user_id").eq("user_id", userId));
		if (rows.length > 0) admins.add(userId);
		return rows.length > 0;
	};
}
