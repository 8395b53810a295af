import { randomInt, randomUUID } from "node:crypto";
import type { PGlite } from "@supabase/lite/pglite";
import { hash } from "bcrypt";

export interface NewAccount {
	email: string;
	name: string;
	/** Absent: one is made up. */
	password?: string | undefined;
}

// Without letters and digits that look alike.
const alphabet = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Creates an account that can sign in at once; resolves with its password. */
export async function createAccount(
	driver: Pick<PGlite, "query">,
	{ email, name, password = makePassword() }: NewAccount,
): Promise<string> {
	await driver.query(
		`insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
		values ($1, $2, $3, now(), '{"provider": "email", "providers": ["email"]}', jsonb_build_object('name', $4::text))`,
		[randomUUID(), email, await hash(password, 10), name],
	);
	return password;
}

function makePassword(): string {
	const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join("");
	return [group(), group(), group(), group()].join("-");
}
