import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PgliteConnection } from "@supabase/lite/pglite";
import { initializeDataDir } from "../data-dir/initializeDataDir.ts";
import { type Api, createApi } from "../engine/createApi.ts";
import { syncFolder } from "../engine/durability.ts";
import type { SiteConnection } from "../engine/SiteConnection.ts";
import type { Environment } from "../environment.ts";
import { createFirstAccount, type FirstAccount } from "./accounts.ts";
import { insertSampleContent } from "./insertSampleContent.ts";
import { applyMigrations, restoreGrants } from "./migrations.ts";
import { openConnection } from "./openConnection.ts";

export interface Database extends Api {
	connection: SiteConnection;
	admin: FirstAccount;
	close(): Promise<void>;
}

/**
 * Opens the database ready for requests: migrations applied, grants restored, settings filled in; on the
 * first start also the account and the sample content.
 */
export async function openDatabase(environment: Environment): Promise<Database> {
	const databaseDir = join(environment.dataDir, "database");
	const firstStart = initializeDataDir(environment.dataDir, databaseDir);
	const { connection, wasCleanShutdown, close } = await openConnection(databaseDir, firstStart.isFirst);
	const { app, secrets } = await createApi(connection, environment);
	await app.init();
	if (!wasCleanShutdown) {
		await app.ensureSystemSchema();
	}
	await applyMigrations(connection);
	await restoreGrants(connection);
	await fillSettings(connection, environment);
	const admin = firstStart.isFirst ? await fillFirstStart(connection, environment) : { email: await readAdminEmail(connection) };
	if (firstStart.isFirst) {
		await connection.driver.exec("checkpoint");
		syncFolder(databaseDir);
	}
	firstStart.finish();
	return { app, secrets, connection, admin, close };
}

async function fillFirstStart({ driver }: PgliteConnection, environment: Environment): Promise<FirstAccount> {
	if (environment.hasSampleContent) {
		await insertSampleContent(driver);
	}
	const admin = await createFirstAccount(driver, environment.adminEmail, environment.adminPassword);
	if (admin.password !== undefined) {
		writeFileSync(join(environment.dataDir, "admin-password.txt"), `${admin.email}\n${admin.password}\n`, { mode: 0o600 });
	}
	return admin;
}

/** All senders together may send 12 times a minute, and 100 times a day, what one may send a minute. */
async function fillSettings({ driver }: PgliteConnection, { formLimitPerMinute, sendsMail }: Environment): Promise<void> {
	await driver.query(
		`update private.settings set form_limit_per_minute = $1, form_limit_overall_per_minute = $1 * 12,
			form_limit_overall_per_day = $1 * 100`,
		[formLimitPerMinute],
	);
	await driver.query("update public.mail_settings set is_on = $1", [sendsMail]);
}

async function readAdminEmail({ driver }: PgliteConnection): Promise<string> {
	const { rows } = await driver.query<{ email: string }>(
		"select email from auth.users join private.admins on user_id = id order by added_at, user_id limit 1",
	);
	return rows[0]?.email ?? "";
}
