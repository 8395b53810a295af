import { existsSync, readFileSync, rmSync } from "node:fs";
import { writeFileDurably } from "@site/shared-data/files";
import { newDatabase } from "../../../folders.ts";
import { BuiltInConnection } from "../../engine/connections/BuiltInConnection.ts";
import { internalsOf } from "../../engine/connections/EngineConnection.ts";
import { StartError } from "../../errors.ts";
import { fingerprint } from "./fingerprint.ts";

/**
 * Opens the database of the directory, after a crash with a check of every row, or creates a new one there.
 * `close` shuts it down cleanly and leaves a marker, which proves on the next start that no file has changed.
 */
export async function openConnection(databaseDir: string, isNew: boolean) {
	const markerPath = `${databaseDir}.seal.json`;
	const marker = isNew ? undefined : readMarker(markerPath, databaseDir);
	// A crash leaves no marker.
	rmSync(markerPath, { force: true });
	const connection = await (isNew ? create(databaseDir) : marker ? BuiltInConnection.open(databaseDir) : recover(databaseDir));
	const schemaCache = internalsOf(connection);
	schemaCache.introspection = marker?.introspection;
	return {
		connection,
		/** This same engine shut the database down cleanly, so its own tables need no check. */
		wasCleanShutdown: marker !== undefined,
		async close() {
			const { introspection } = schemaCache;
			await connection.close();
			const print = fingerprint(databaseDir);
			await writeFileDurably(markerPath, JSON.stringify({ print, notes: { introspection } satisfies ShutdownNotes }));
		},
	};
}

interface ShutdownNotes {
	/** The engine's schema cache, valid as long as the marker. */
	introspection?: unknown;
}

/** The notes of the last shutdown; undefined when there is no marker or a file has changed. */
function readMarker(path: string, databaseDir: string): ShutdownNotes | undefined {
	try {
		const { print, notes } = JSON.parse(readFileSync(path, "utf8"));
		return print === fingerprint(databaseDir) ? notes : undefined;
	} catch {
		return undefined;
	}
}

/** Creates the database from the build's files; sources have none, so it takes longer and 900 MB. */
async function create(databaseDir: string): Promise<BuiltInConnection> {
	const files = existsSync(newDatabase) ? new Blob([readFileSync(newDatabase)], { type: "application/x-gzip" }) : undefined;
	return BuiltInConnection.open(databaseDir, files);
}

/** Recovers the database like PostgreSQL, and reads every row before anything else is written. */
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
		if (!tables.rows.some(({ name }) => name === "private.settings")) throw new Error("not this site's database");
		for (const { name } of tables.rows) {
			await transaction.query(`select sum(length(row::text)) from ${name} as row`);
		}
	});
}
