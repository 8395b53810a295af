import { createHash } from "node:crypto";
import postgres from "postgres";

/*
 * With TEST_POSTGRES_URL, the address of a PostgreSQL server's superuser, every test backend has a database
 * there instead of the built-in one; the data directory's path gives it its name.
 */
const server = process.env.TEST_POSTGRES_URL;

/** The database of a data directory as the variable that the backend reads; nothing for the built-in one. */
export function databaseVariables(dataDir: string | undefined): Record<string, string> {
	if (server === undefined || dataDir === undefined) {
		return {};
	}
	const url = new URL(server);
	url.pathname = nameOf(dataDir);
	return { DATABASE_URL: url.href };
}

/** Makes the directory's database, as a copy of another directory's when one is given. */
export async function createServerDatabase(dataDir: string, template?: string): Promise<void> {
	await onServer(async (sql) => {
		const from = template === undefined ? "template0" : nameOf(template);
		await sql.unsafe(`create database ${nameOf(dataDir)} template ${from}`);
	});
}

export async function hasServerDatabase(dataDir: string): Promise<boolean> {
	const rows = await onServer((sql) => sql`select from pg_database where datname = ${nameOf(dataDir)}`);
	return rows === undefined || rows.length > 0;
}

/** Gives the database of a directory that was moved its new name; does nothing when that one exists. */
export async function renameServerDatabase(from: string, to: string): Promise<void> {
	await onServer((sql) => sql.unsafe(`alter database ${nameOf(from)} rename to ${nameOf(to)}`).catch(() => {}));
}

export async function dropServerDatabase(dataDir: string): Promise<void> {
	await onServer((sql) => sql.unsafe(`drop database if exists ${nameOf(dataDir)} with (force)`));
}

const nameOf = (dataDir: string) => `site_${createHash("sha256").update(dataDir).digest("hex").slice(0, 20)}`;

async function onServer<Result>(task: (sql: postgres.Sql) => Promise<Result>): Promise<Result | undefined> {
	if (server === undefined) {
		return undefined;
	}
	const sql = postgres(server, { max: 1, onnotice: () => {} });
	try {
		return await task(sql);
	} finally {
		await sql.end();
	}
}
