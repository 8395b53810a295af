import { join } from "node:path";
import { acquireLock } from "../embedded/data-dir/acquireLock.ts";
import { openConnection } from "../embedded/database/open/openConnection.ts";
import type { Sql } from "../embedded/database/Sql.ts";
import { ServerConnection } from "../embedded/engine/connections/ServerConnection.ts";

/** The SQL of a stopped backend's database, as the superuser. */
export async function openStopped(dataDir: string): Promise<{ sql: Sql; close(): Promise<void> }> {
	if (process.env.DATABASE_URL) {
		const connection = new ServerConnection(process.env.DATABASE_URL, { max: 1, statementTimeoutMs: 0 });
		return { sql: connection.sql, close: () => connection.close() };
	}
	const releaseLock = acquireLock(dataDir);
	const { connection, close } = await openConnection(join(dataDir, "database"), false);
	return { sql: connection.sql, close: () => close().finally(releaseLock) };
}
