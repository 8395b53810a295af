import { join } from "node:path";
import { writeFileDurably } from "@site/shared-data/files";
import { loadSampleContent } from "../../../sample/index.ts";
import { loadOrCreateSecrets } from "../../data-dir/secrets.ts";
import type { EngineConnection } from "../../engine/connections/EngineConnection.ts";
import { createApi } from "../../engine/createApi.ts";
import type { Environment } from "../../environment.ts";
import { createFirstAccount, type FirstAccount } from "../accounts.ts";
import { applyMigrations } from "../migrations.ts";
import type { Queries, Sql } from "../Sql.ts";
import { isServerAway } from "./connectErrors.ts";

interface DatabaseState {
	/** No start has completed on it. */
	isNew: boolean;
	/** The engine's own tables need no check. */
	wasCleanShutdown?: boolean;
}

/** Prepares a database: migrations, settings, and on the first start an account and the sample content. */
export async function prepareDatabase(connection: EngineConnection, environment: Environment, state: DatabaseState) {
	const { sql } = connection;
	const secrets = await loadOrCreateSecrets(environment.dataDir);
	const app = await createApi(connection, environment, secrets);
	if (!state.wasCleanShutdown) await app.ensureSystemSchema();
	// The engine skips a statement of its schema that fails.
	if (isServerAway(connection.lastError)) throw connection.lastError;
	await applyMigrations(connection);
	if (environment.storesSettings) await storeSettings(sql, environment);
	return { app, secrets, admin: state.isNew ? await fillDatabase(sql, environment) : await readAdmin(sql) };
}

/** All senders together may send 12 times a sender's minute limit per minute, and 100 times per day. */
async function storeSettings(sql: Queries, { formLimitPerMinute, countsVisits, sendsMail }: Environment): Promise<void> {
	await sql.query(
		`update private.settings set form_limit_per_minute = $1, form_limit_overall_per_minute = $1 * 12,
			form_limit_overall_per_day = $1 * 100, counts_visits = $2`,
		[formLimitPerMinute, countsVisits],
	);
	await sql.query("update public.mail_settings set is_on = $1", [sendsMail]);
}

/** Fills a new site: all of it or, after an interruption, nothing. */
async function fillDatabase(sql: Sql, environment: Environment): Promise<FirstAccount> {
	const { dataDir, hasSampleContent, adminEmail, adminPassword } = environment;
	const admin = await sql.transaction(async (transaction) => {
		// A prepared database contains the same salt for every site.
		await transaction.query("update private.settings set form_salt = default");
		if (hasSampleContent) await insertSampleContent(transaction);
		return createFirstAccount(transaction, adminEmail, adminPassword);
	});
	if (admin.password !== undefined) {
		await writeFileDurably(join(dataDir, "admin-password.txt"), `${admin.email}\n${admin.password}\n`, { mode: 0o600 });
	}
	return admin;
}

/** Rows go in one by one, oldest first, so that lists keep their order. */
async function insertSampleContent(sql: Queries): Promise<void> {
	const { profile, projects, essays, jobs, quotes } = loadSampleContent();
	const namesOf = (row: object) =>
		Object.keys(row)
			.map((name) => `"${name}"`)
			.join(", ");
	const valuesOf = (table: string, row: object) =>
		`select ${namesOf(row)} from json_populate_record(null::public.${table}, $1::text::json)`;
	await sql.query(`update public.profile set (${namesOf(profile)}) = (${valuesOf("profile", profile)})`, [
		JSON.stringify(profile),
	]);
	for (const [table, rows] of Object.entries({ projects, essays, jobs, quotes })) {
		for (const row of rows) {
			await sql.query(`insert into public.${table} (${namesOf(row)}) ${valuesOf(table, row)}`, [JSON.stringify(row)]);
		}
	}
	// Lets the first steps offer their removal.
	await sql.query(
		`update public.setup set sample_rows = array(
			select 'projects/' || id from public.projects union all select 'essays/' || id from public.essays
			union all select 'jobs/' || id from public.jobs union all select 'quotes/' || id from public.quotes
		)`,
	);
}

/** The admin who was added first. */
async function readAdmin(sql: Queries): Promise<FirstAccount> {
	const { rows } = await sql.query<{ email: string }>(
		"select email from auth.users join private.admins on user_id = id order by added_at, user_id limit 1",
	);
	return { email: rows[0]?.email ?? "" };
}
