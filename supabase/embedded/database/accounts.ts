import { randomInt, randomUUID } from "node:crypto";
import { hash } from "bcrypt";
import type { Queries, Sql } from "./Sql.ts";

// Without letters and digits that look alike.
const alphabet = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Creates an account that can sign in at once; resolves with its password. */
async function createAccount(sql: Queries, email: string, name: string, password = makePassword()): Promise<string> {
	await sql.query(
		`insert into auth.users
			(id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
		values ($1, $2, $3, now(), '{"provider": "email", "providers": ["email"]}', $4)`,
		[randomUUID(), email, await hash(password, 10), JSON.stringify({ name })],
	);
	return password;
}

function makePassword(): string {
	const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join("");
	return [group(), group(), group(), group()].join("-");
}

export interface FirstAccount {
	email: string;
	/** Present only when this start generated it. */
	password?: string;
}

/** Creates the first account with the profile's name. A trigger on auth.users makes it an admin. */
export async function createFirstAccount(sql: Queries, email: string, givenPassword: string | undefined): Promise<FirstAccount> {
	const profile = await sql.query<{ name: string }>("select name from public.profile");
	const name = profile.rows[0]?.name ?? "Admin";
	const password = await createAccount(sql, email, name, givenPassword);
	return givenPassword === undefined ? { email, password } : { email };
}

export interface AddedAdmin {
	email: string;
	/** Present only for a new account. */
	password?: string;
	/** The account was an admin before. */
	wasAdmin: boolean;
}

/** Makes an account an admin, and creates the account when none has this e-mail. */
export function addAdmin(sql: Sql, email: string, name: string): Promise<AddedAdmin> {
	return sql.transaction(async (transaction) => {
		const findId = async () => {
			const text = "select id from auth.users where lower(email) = $1";
			return (await transaction.query<{ id: string }>(text, [email])).rows[0]?.id;
		};
		const knownId = await findId();
		const password = knownId ? undefined : await createAccount(transaction, email, name);
		const added = await transaction.query<{ user_id: string }>(
			`insert into private.admins (user_id) values ($1)
			on conflict (user_id) do nothing returning user_id`,
			[knownId ?? (await findId())],
		);
		return password === undefined ? { email, wasAdmin: added.rows.length === 0 } : { email, password, wasAdmin: false };
	});
}
