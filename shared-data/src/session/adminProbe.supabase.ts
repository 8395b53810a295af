import type { SupabaseClient } from "@supabase/supabase-js";
import { toDataError } from "../errors/toDataError.ts";

/** Tells whether the signed-in account is on the admin list; rejects with DataError when the backend cannot say. */
export type AdminProbe = (userId: string) => Promise<boolean>;

/**
 * Asks by the one read that is granted to every account and shows rows to the admin alone: the list of the four buckets. A yes is kept for the account until
 * the page is left, since the database decides about every later call anyway; a no is asked again.
 */
export function createAdminProbe(storage: SupabaseClient["storage"]): AdminProbe {
	const admins = new Set<string>();
	return async (userId) => {
		if (admins.has(userId)) return true;
		const { data, error } = await storage.listBuckets();
		if (error) {
			const { kind, ...failure } = toKnownFailure(error);
			if (kind === "stranger") return false;
			throw toDataError(failure);
		}
		if (data.length > 0) admins.add(userId);
		return data.length > 0;
	};
}

/** Some storage services answer an account without any right with 403 instead of an empty list. */
function toKnownFailure(error: { name: string; message: string; status?: number | undefined; statusCode?: string | undefined }) {
	const { name, message, status, statusCode } = error;
	return { kind: status === 403 || statusCode === "403" ? ("stranger" as const) : ("failure" as const), name, message, status };
}
