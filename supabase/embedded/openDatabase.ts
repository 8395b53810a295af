import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PgliteConnection } from "@supabase/lite/pglite";
import { applyMigrations } from "./applyMigrations.ts";
import { beginFirstStart } from "./beginFirstStart.ts";
import { createEngine, type Engine } from "./createEngine.ts";
import { createFirstAccount, type FirstAccount } from "./createFirstAccount.ts";
import type { SiteConnection } from "./engine/SiteConnection.ts";
import { syncFolder } from "./engine/syncFolder.ts";
import { insertSampleContent } from "./insertSampleContent.ts";
import { openConnection } from "./openConnection.ts";
import type { Environment } from "./readEnvironment.ts";
import { restoreGrants } from "./restoreGrants.ts";

export interface Database extends Engine {
	connection: SiteConnection;
	admin: FirstAccount;
	close(): Promise<void>;
}

/** Brings the database to where requests may come in: schema applied, grants as the migrations say, settings filled; on the first start also account and content. */
export async function openDatabase(environment: Environment): Promise<Database> {
	const databaseDir = join(environment.dataDir, "database");
	const firstStart = beginFirstStart(environment.dataDir, databaseDir);
	const { connection, wasSealed, close } = await openConnection(databaseDir, firstStart.isFirst);
	const { app, secrets } = await createEngine(connection, environment);
	await app.init();
	if (!wasSealed) {
		await app.ensureSystemSchema();
	}
	await applyMigrations(connection);
	await restoreGrants(connection);
	await fillSettings(connection, environment.formLimitPerMinute);
	const admin = firstStart.isFirst ? await fillFirstStart(connection, environment) : { email: await readOwner(connection) };
	if (firstStart.isFirst) {
		await connection.driver.exec("checkpoint");
		syncFolder(databaseDir);
	}
	firstStart.finish();
	return {
		app,
		secrets,
		connection,
		admin,
		close,
	};
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

/** The whole site takes 12 times in a minute, and 100 times in a day, what one sender may send in a minute. */
async function fillSettings({ driver }: PgliteConnection, formLimitPerMinute: number): Promise<void> {
	await driver.query(
		`update private.settings set form_limit_per_minute = $1, form_limit_overall_per_minute = $1 * 12,
			form_limit_overall_per_day = $1 * 100`,
		[formLimitPerMinute],
	);
}

async function readOwner({ driver }: PgliteConnection): Promise<string> {
	const owner = await driver.query<{ email: string }>(
		"select email from auth.users join private.admins on user_id = id order by added_at, user_id limit 1",
	);
	return owner.rows[0]?.email ?? "";
}
