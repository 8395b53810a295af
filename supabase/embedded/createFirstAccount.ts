import { randomInt, randomUUID } from "node:crypto";
import type { PGlite } from "@supabase/lite/pglite";
import { hash } from "bcryptjs";

export interface FirstAccount {
	email: string;
	/** Only when this start made it up. */
	password?: string;
}

// Without letters and digits that look alike.
const alphabet = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Creates the owner's account, named as the profile is; the trigger on auth.users puts the first account on the list of admins. */
export async function createFirstAccount(
	driver: PGlite,
	email: string,
	givenPassword: string | undefined,
): Promise<FirstAccount> {
	const password = givenPassword ?? makePassword();
	await driver.query(
		`insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
		select $1, $2, $3, now(), '{"provider": "email", "providers": ["email"]}', jsonb_build_object('name', coalesce((select name from public.profile), 'Admin'))`,
		[randomUUID(), email, await hash(password, 10)],
	);
	return givenPassword === undefined ? { email, password } : { email };
}

function makePassword(): string {
	const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join("");
	return [group(), group(), group(), group()].join("-");
}
