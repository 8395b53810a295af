import type { PGlite } from "@supabase/lite/pglite";
import { createAccount } from "./createAccount.ts";

export interface FirstAccount {
	email: string;
	/** Only when this start made it up. */
	password?: string;
}

/** Creates the owner's account, named as the profile is; the trigger on auth.users puts the first account on the list of admins. */
export async function createFirstAccount(
	driver: PGlite,
	email: string,
	givenPassword: string | undefined,
): Promise<FirstAccount> {
	const profile = await driver.query<{ name: string }>("select name from public.profile");
	const password = await createAccount(driver, { email, name: profile.rows[0]?.name ?? "Admin", password: givenPassword });
	return givenPassword === undefined ? { email, password } : { email };
}
