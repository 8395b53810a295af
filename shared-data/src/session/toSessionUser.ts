import type { User } from "@supabase/supabase-js";
import type { SessionUser } from "./Session.ts";

/**
 * The account of the auth service as the app sees it. Whether it is the admin comes from the database, never
 * from metadata.
 */
export function toSessionUser(user: User, isAdmin: boolean): SessionUser {
	const name: unknown = user.user_metadata?.name;
	return {
		id: user.id,
		email: user.email ?? "",
		name: typeof name === "string" && name.trim() !== "" ? name.trim() : "Admin",
		isAdmin,
	};
}
