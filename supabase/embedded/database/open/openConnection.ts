import { BuiltInConnection } from "../../engine/connections/BuiltInConnection.ts";
import { internalsOf } from "../../engine/connections/SiteConnection.ts";
import { StartError } from "../../errors.ts";
import { createCleanShutdownMarker } from "./cleanShutdownMarker.ts";

export interface OpenDatabase {
	connection: BuiltInConnection;
	/** This same engine shut the database down cleanly, so its own tables need no check. */
	wasCleanShutdown: boolean;
	/** Shuts it down cleanly and writes the marker for the next start. */
	close(): Promise<void>;
}

/** Opens the database of the directory, after a crash with a look at every row, or makes a new one there. */
export async function openConnection(databaseDir: string, isNew: boolean): Promise<OpenDatabase> {
	const marker = createCleanShutdownMarker(databaseDir);
	const notes = isNew ? undefined : marker.read();
	const isSafe = isNew || notes !== undefined;
	marker.remove();
	const connection = await (isSafe ? BuiltInConnection.open(databaseDir) : recover(databaseDir));
	const schemaCache = internalsOf(connection);
	schemaCache.introspection = notes?.introspection;
	return {
		connection,
		wasCleanShutdown: notes !== undefined,
		async close() {
			const { introspection } = schemaCache;
			await connection.close();
			marker.write({ introspection });
		},
	};
}

/** Recovers the database as PostgreSQL does, and reads every row before anything else is written. */
async function recover(databaseDir: string): Promise<BuiltInConnection> {
	try {
		const connection = await BuiltInConnection.open(databaseDir);
		await readEverything(connection);
		return connection;
	} catch {
		throw new StartError(
			`${databaseDir} is damaged or holds something else than this site's database; restore a backup or choose another DATA_DIR.`,
		);
	}
}

async function readEverything({ sql }: BuiltInConnection): Promise<void> {
	await sql.transaction(async (transaction) => {
		await transaction.exec("set local enable_indexscan = off");
		const tables = await transaction.query<{ name: string }>(
			`select format('%I.%I', schemaname, tablename) as name from pg_catalog.pg_tables
			where schemaname in ('public', 'private', 'auth', 'storage', 'supabase_migrations')`,
		);
		if (!tables.rows.some(({ name }) => name === "private.settings")) {
			throw new Error("not this site's database");
		}
		for (const { name } of tables.rows) {
			await transaction.query(`select sum(length(row::text)) from ${name} as row`);
		}
	});
}
