import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { loadOrCreateSecrets } from "../../data-dir/secrets.ts";
import { createServerClient } from "../../engine/connections/createServerClients.ts";
import { internalsOf } from "../../engine/connections/EngineConnection.ts";
import { contentChannel, ServerConnection } from "../../engine/connections/ServerConnection.ts";
import { createApi } from "../../engine/createApi.ts";
import type { Environment } from "../../environment.ts";
import { CommandError, describeError, StartError } from "../../errors.ts";
import { log } from "../../log.ts";
import type { Database, Session } from "../Database.ts";
import type { Queries } from "../Sql.ts";
import { assertServerUsable, markAsOwn } from "./assertServerUsable.ts";
import { toStartError } from "./connectErrors.ts";
import { prepareDatabase } from "./prepareDatabase.ts";

/** The number of concurrent requests; each has its own session. */
const sessionCount = 6;
/** Per session: its transaction's, and one more. */
const sessionConnections = 2;
/** For the preparation and for commands. */
const ownerConnections = 3;
/** Every process of the site holds this lock while it prepares the database; the number is arbitrary. */
const prepareLock = "7316403";
/** The limit outside the data API, for which the gateway sets its own limits. */
const statementTimeoutMs = 4_000;
const lockTimeoutMs = 30_000;
const lockNoticeMs = 5_000;
const retryMs = 1_000;
const maxAttempts = 3;

/**
 * Opens the database on a PostgreSQL server. If this process has already read the schema, it sends no
 * statement, so another thread can start while the server is unreachable or a table is locked.
 */
export async function openServerDatabase(environment: Environment, url: string, knownSchema?: unknown): Promise<Database> {
	const prepared = knownSchema === undefined ? await prepareOrRetry(environment, url) : undefined;
	const { secrets, admin, schema } = prepared ?? {
		secrets: await loadOrCreateSecrets(environment.dataDir),
		admin: { email: "" },
		schema: knownSchema,
	};
	const owner = new ServerConnection(url, { max: ownerConnections });
	const ending = new AbortController();
	const opened = [owner];
	const openSession = async (max: number): Promise<Session> => {
		const connection = new ServerConnection(url, { max, statementTimeoutMs });
		opened.push(connection);
		internalsOf(connection).introspection = schema;
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
		schema,
		listenForContentChanges: (onChange) => listen(url, onChange, ending.signal),
		async close() {
			ending.abort();
			await Promise.all(opened.map((connection) => connection.close()));
		},
	};
}

/** Retries after a temporary error. */
async function prepareOrRetry(environment: Environment, url: string) {
	for (let attempt = 1; ; attempt++) {
		try {
			return await prepareAndRead(environment, url);
		} catch (error) {
			const known = toStartError(error, url);
			if (error instanceof StartError || attempt === maxAttempts) throw known;
			log.warn({ reason: describeError(error as Error) }, "The database could not be opened; it is tried again.");
			await sleep(retryMs);
		}
	}
}

/** One process at a time prepares the database. */
async function prepareAndRead(environment: Environment, url: string) {
	const connection = new ServerConnection(url, { max: ownerConnections, lockTimeoutMs });
	const lockNotice = setInterval(() => void reportLocks(connection.sql), lockNoticeMs);
	try {
		const { secrets, admin } = await withLock(connection, () => prepare(connection, environment));
		return { secrets, admin, schema: await readSchema(connection) };
	} finally {
		clearInterval(lockNotice);
		await connection.close();
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

/** The engine's library logs its read errors and returns an empty schema without any table. */
async function readSchema(connection: ServerConnection) {
	const schema = await connection.introspect();
	if (schema.tables.some((table) => table.schema === "public" && table.name === "profile")) return schema;
	throw connection.lastError ?? new Error("the schema lacks the table public.profile");
}

/** Logs the sessions that block this site's sessions with a lock. */
async function reportLocks(sql: Queries): Promise<void> {
	const { rows } = await sql
		.query<{ holder: string; lock: string }>(
			`select distinct format('process %s (%s, %s)', holder.pid, holder.usename, holder.application_name) as holder,
				coalesce(relation::regclass::text, locktype) as lock
			from pg_locks join pg_stat_activity waiting using (pid)
				join pg_stat_activity holder on holder.pid = any(pg_blocking_pids(pg_locks.pid))
			where not granted and waiting.application_name = current_setting('application_name') and waiting.datname = current_database()`,
		)
		.catch(() => ({ rows: [] }));
	for (const row of rows) log.warn(row, "The start waits for a lock that another session holds.");
}

/** Calls back for each content change, and after a lost connection, which may have missed some. */
async function listen(url: string, onChange: () => void, signal: AbortSignal): Promise<void> {
	const start = async () => {
		const client = createServerClient(url, { connection: { application_name: "site" }, onnotify: onChange } as object);
		signal.addEventListener("abort", () => void client.end(0), { once: true });
		await client.unsafe(`listen ${contentChannel}`);
		return client;
	};
	let listening = start();
	const keepListening = async () => {
		for (;;) {
			await listening.then(({ closed }) => closed).catch(() => {});
			if (signal.aborted) return;
			await sleep(retryMs);
			listening = start();
			listening.then(onChange).catch(() => {});
		}
	};
	void keepListening();
	await listening.catch(() => {});
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
	if (isNew) await owner.sql.exec(markAsOwn);
	return prepareDatabase(owner, environment, { isNew });
}

/** Whether no start has completed on this database. */
async function hasNoAccounts(sql: Queries): Promise<boolean> {
	const { rows } = await sql.query<{ isThere: boolean }>(`select to_regclass('auth.users') is not null as "isThere"`);
	return !rows[0]?.isThere || (await sql.query("select from auth.users limit 1")).rows.length === 0;
}

/** The SQL of `pg_dump` with these arguments. The command line does not contain the password. */
async function dumpServer(url: string, args: readonly string[]): Promise<string> {
	const { hostname, port, username, password, pathname, searchParams } = new URL(url);
	const ofTls = (name: string) => searchParams.get(name) ?? undefined;
	const child = spawn("pg_dump", ["--no-owner", "--inserts", ...args], {
		stdio: ["ignore", "pipe", "pipe"],
		env: {
			PATH: process.env.PATH,
			PGHOST: hostname,
			PGPORT: port || "5432",
			PGUSER: decodeURIComponent(username),
			PGPASSWORD: decodeURIComponent(password),
			PGDATABASE: decodeURIComponent(pathname.slice(1)),
			PGSSLMODE: ofTls("sslmode"),
			PGSSLROOTCERT: ofTls("sslrootcert"),
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
