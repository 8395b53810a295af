import { existsSync } from "node:fs";
import { join } from "node:path";
import { loadOrCreateSecrets } from "../../data-dir/secrets.ts";
import { ServerConnection } from "../../engine/connections/ServerConnection.ts";
import { internalsOf } from "../../engine/connections/SiteConnection.ts";
import { createApi } from "../../engine/createApi.ts";
import type { Environment } from "../../environment.ts";
import { StartError } from "../../errors.ts";
import { listenForContentChanges } from "../contentChannel.ts";
import type { Database } from "../Database.ts";
import { dumpServer } from "../dumpServer.ts";
import { fillFirstStart, readAdmin, storeSettings } from "../fillDatabase.ts";
import { applyMigrations } from "../migrations.ts";
import type { Queries } from "../Sql.ts";
import { ownerConnections, sessionConnections, sessionCount } from "../serverSql.ts";
import { assertServerUsable } from "./assertServerUsable.ts";
import { toStartError } from "./connectErrors.ts";

/** Every process of the site holds this lock while it prepares the database; the number means nothing. */
const prepareLock = "7316403";

/**
 * Opens the database on a PostgreSQL server. Several processes may do so: one prepares it at a time, and the
 * others find it prepared.
 */
export async function openServerDatabase(environment: Environment, url: string): Promise<Database> {
	const owner = new ServerConnection(url, { max: ownerConnections, statementTimeoutMs: 0 });
	const opened = [owner];
	const close = async () => {
		await Promise.all(opened.map((connection) => connection.close()));
	};
	try {
		const { secrets, admin } = await withLock(owner, () => prepare(owner, environment));
		const introspection = await owner.introspect();
		const sessions = [];
		for (let count = 0; count < sessionCount; count++) {
			const connection = new ServerConnection(url, { max: sessionConnections });
			opened.push(connection);
			internalsOf(connection).introspection = introspection;
			sessions.push({ connection, app: await createApi(connection, environment, secrets) });
		}
		return {
			sessions,
			commandSql: owner.sql,
			dump: (args) => dumpServer(url, args),
			secrets,
			admin,
			listenForContentChanges: (onChange) => listenForContentChanges(owner.driver, onChange),
			close,
		};
	} catch (error) {
		await close();
		throw toStartError(error, url);
	}
}

async function withLock<Result>({ driver }: ServerConnection, task: () => Promise<Result>): Promise<Result> {
	const session = await driver.reserve();
	try {
		await session.unsafe(`select pg_advisory_lock(${prepareLock})`);
		return await task();
	} finally {
		await session.unsafe(`select pg_advisory_unlock(${prepareLock})`).catch(() => {});
		session.release();
	}
}

async function prepare(owner: ServerConnection, environment: Environment) {
	const { sql } = owner;
	await assertServerUsable(sql);
	const isNew = await hasNoAccounts(sql);
	if (isNew && existsSync(join(environment.dataDir, "database"))) {
		throw new StartError(
			`DATA_DIR ${environment.dataDir} holds a site with its own database, and the database of DATABASE_URL is empty; ` +
				"move the site there with `npm run move -- --to`, or choose another DATA_DIR.",
		);
	}
	const secrets = await loadOrCreateSecrets(environment.dataDir);
	const app = await createApi(owner, environment, secrets);
	await app.ensureSystemSchema();
	await applyMigrations(owner);
	if (environment.storesSettings) {
		await storeSettings(sql, environment);
	}
	return { secrets, admin: isNew ? await fillFirstStart(sql, environment) : await readAdmin(sql) };
}

/** Whether no start has finished here. */
async function hasNoAccounts(sql: Queries): Promise<boolean> {
	const { rows } = await sql.query<{ isThere: boolean }>(`select to_regclass('auth.users') is not null as "isThere"`);
	return !rows[0]?.isThere || (await sql.query("select from auth.users limit 1")).rows.length === 0;
}
