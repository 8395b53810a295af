import type { AuthClient } from "@supabase/supabase-js";

/** What this product uses of the auth client. */
export type AuthService = Pick<
	InstanceType<typeof AuthClient>,
	| "getSession"
	| "onAuthStateChange"
	| "refreshSession"
	| "resetPasswordForEmail"
	| "setSession"
	| "signInWithPassword"
	| "signOut"
	| "updateUser"
	| "verifyOtp"
>;
