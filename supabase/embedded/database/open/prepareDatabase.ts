import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Environment } from "../environment.ts";
import { createFirstAccount, type FirstAccount } from "./accounts.ts";
import { insertSampleContent } from "./insertSampleContent.ts";
import type { Queries, Sql } from "./Sql.ts";

/** Fills a new site: all of it or, after an interruption, nothing. */
export async function fillFirstStart(sql: Sql, environment: Environment): Promise<FirstAccount> {
	const { dataDir, hasSampleContent, adminEmail, adminPassword } = environment;
	const admin = await sql.transaction(async (transaction) => {
		if (hasSampleContent) {
			await insertSampleContent(transaction);
		}
		return createFirstAccount(transaction, adminEmail, adminPassword);
	});
	if (admin.password !== undefined) {
		writeFileSync(join(dataDir, "admin-password.txt"), `${admin.email}\n${admin.password}\n`, { mode: 0o600 });
	}
	return admin;
}

/** All senders together may send 12 times a minute, and 100 times a day, what one may send a minute. */
export async function storeSettings(sql: Queries, { formLimitPerMinute, sendsMail }: Environment): Promise<void> {
	await sql.query(
		`update private.settings set form_limit_per_minute = $1, form_limit_overall_per_minute = $1 * 12,
			form_limit_overall_per_day = $1 * 100`,
		[formLimitPerMinute],
	);
	await sql.query("update public.mail_settings set is_on = $1", [sendsMail]);
}

/** The admin who was added first. */
export async function readAdmin(sql: Queries): Promise<FirstAccount> {
	const { rows } = await sql.query<{ email: string }>(
		"select email from auth.users join private.admins on user_id = id order by added_at, user_id limit 1",
	);
	return { email: rows[0]?.email ?? "" };
}
