import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { internalsOf } from "../../engine/connections/EngineConnection.ts";
import { contentChannel, ServerConnection } from "../../engine/connections/ServerConnection.ts";
import { createApi } from "../../engine/createApi.ts";
import type { Environment } from "../../environment.ts";
import { CommandError, StartError } from "../../errors.ts";
import type { Database } from "../Database.ts";
import type { Queries } from "../Sql.ts";
import { assertServerUsable } from "./assertServerUsable.ts";
import { toStartError } from "./connectErrors.ts";
import { prepareDatabase } from "./prepareDatabase.ts";

/** As many requests are answered at a time; each has a session of its own. */
const sessionCount = 6;
/** Of a session: its transaction's, and one beside it. */
const sessionConnections = 2;
/** For the preparation and for commands. */
const ownerConnections = 3;
/** Every process of the site holds this lock while it prepares the database; the number means nothing. */
const prepareLock = "7316403";

/** Opens the database on a PostgreSQL server. One process at a time prepares it. */
export async function openServerDatabase(environment: Environment, url: string): Promise<Database> {
	const owner = new ServerConnection(url, { max: ownerConnections, statementTimeoutMs: 0 });
	const opened = [owner];
	const close = async () => {
		await Promise.all(opened.map((connection) => connection.close()));
	};
	try {
		const { secrets, admin } = await withLock(owner, () => prepare(owner, environment));
		const introspection = await owner.introspect();
		const openSession = async (max: number) => {
			const connection = new ServerConnection(url, { max });
			opened.push(connection);
			internalsOf(connection).introspection = introspection;
			return { connection, app: await createApi(connection, environment, secrets) };
		};
		const sessions = [];
		for (let count = 0; count < sessionCount; count++) sessions.push(await openSession(sessionConnections));
		return {
			sessions,
			healthSession: await openSession(1),
			commandSql: owner.sql,
			dump: (args) => dumpServer(url, args),
			secrets,
			admin,
			async listenForContentChanges(onChange) {
				let isFirst = true;
				await owner.driver.listen(contentChannel, onChange, () => {
					// The connection was lost and is back; nothing was delivered meanwhile.
					if (!isFirst) onChange();
					isFirst = false;
				});
			},
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
	await assertServerUsable(owner.sql);
	const isNew = await hasNoAccounts(owner.sql);
	if (isNew && existsSync(join(environment.dataDir, "database"))) {
		throw new StartError(
			`DATA_DIR ${environment.dataDir} holds a site with its own database, and the database of DATABASE_URL is empty; ` +
				"move the site there with `npm run move -- --to`, or choose another DATA_DIR.",
		);
	}
	return prepareDatabase(owner, environment, { isNew });
}

/** Whether no start has finished here. */
async function hasNoAccounts(sql: Queries): Promise<boolean> {
	const { rows } = await sql.query<{ isThere: boolean }>(`select to_regclass('auth.users') is not null as "isThere"`);
	return !rows[0]?.isThere || (await sql.query("select from auth.users limit 1")).rows.length === 0;
}

/** The SQL that `pg_dump` writes with these arguments. Its password is not on the command line. */
async function dumpServer(url: string, args: readonly string[]): Promise<string> {
	const { hostname, port, username, password, pathname } = new URL(url);
	const child = spawn("pg_dump", ["--no-owner", "--inserts", ...args], {
		stdio: ["ignore", "pipe", "pipe"],
		env: {
			PATH: process.env.PATH,
			PGHOST: hostname,
			PGPORT: port || "5432",
			PGUSER: decodeURIComponent(username),
			PGPASSWORD: decodeURIComponent(password),
			PGDATABASE: decodeURIComponent(pathname.slice(1)),
		},
	});
	const exit = new Promise<number | null>((resolve, reject) => {
		child.once("error", (error: NodeJS.ErrnoException) => {
			const isMissing = error.code === "ENOENT";
			reject(
				isMissing ? new CommandError("A dump of a server needs pg_dump; install Debian's package postgresql-client.") : error,
			);
		});
		child.once("close", resolve);
	});
	const [sql, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
	if (code !== 0) throw new CommandError(`pg_dump ended with ${code}: ${errors.trim().split("\n")[0]}`);
	return sql;
}
