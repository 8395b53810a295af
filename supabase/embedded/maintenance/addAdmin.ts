import { createAccount } from "../createAccount.ts";
import type { MaintainedSite } from "./MaintainedSite.ts";

export interface AddedAdmin {
	email: string;
	/** Only of an account that was made just now. */
	password?: string;
	/** It was on the list before. */
	wasAdmin: boolean;
}

/** Puts an account on the list of admins, and makes it when there is none with this address. */
export function addAdmin({ driver, serially }: MaintainedSite, email: string, name: string): Promise<AddedAdmin> {
	return serially(() =>
		driver.transaction(async (transaction) => {
			const find = async () =>
				(await transaction.query<{ id: string }>("select id from auth.users where lower(email) = $1", [email])).rows[0];
			const known = await find();
			const password = known ? undefined : await createAccount(transaction, { email, name });
			const { id } = known ?? (await find()) ?? { id: "" };
			const added = await transaction.query<{ user_id: string }>(
				"insert into private.admins (user_id) values ($1) on conflict (user_id) do nothing returning user_id",
				[id],
			);
			return password === undefined ? { email, wasAdmin: added.rows.length === 0 } : { email, password, wasAdmin: false };
		}),
	);
}
