import type { BuiltInConnection } from "../../engine/connections/BuiltInConnection.ts";

/**
 * Runs pg_dump on the only session and then resets it, because pg_dump leaves a read-only transaction and an
 * empty search path. If the reset fails, this ends the engine, and the next one begins a new session.
 */
export async function dumpBuiltIn(connection: BuiltInConnection, args: readonly string[]): Promise<string> {
	const before = await readSettings(connection);
	// Loaded with the first dump, so that a start does not wait for it.
	const { pgDump } = await import("@electric-sql/pglite-tools/pg_dump");
	try {
		return await (await pgDump({ pg: connection.driver, args: ["--no-owner", ...args] })).text();
	} finally {
		const isReset = (await connection.isUsable()) && (await discardAll(connection)) === before;
		if (!isReset) process.exit(1);
	}
}

async function discardAll(connection: BuiltInConnection): Promise<string | undefined> {
	try {
		await connection.sql.exec("discard all");
		return await readSettings(connection);
	} catch {
		return undefined;
	}
}

/** The role and every setting that this session has changed. */
async function readSettings({ sql }: BuiltInConnection): Promise<string | undefined> {
	const { rows } = await sql.query<{ settings: string }>(
		`select concat(current_user, ' ', json_object_agg(name, setting order by name) filter (where source = 'session'),
			' ', current_setting('search_path')) as settings from pg_settings`,
	);
	return rows[0]?.settings;
}
