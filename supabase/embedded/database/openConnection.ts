import { rmSync } from "node:fs";
import { cp } from "node:fs/promises";
import { formatMegabytes, freeBytes, minStartBytes, sizeOfDirectory } from "../data-dir/diskSpace.ts";
import { BuiltInConnection } from "../engine/BuiltInConnection.ts";
import { internalsOf } from "../engine/SiteConnection.ts";
import { StartError } from "../errors.ts";
import { log } from "../log.ts";
import { createCleanShutdownMarker } from "./cleanShutdownMarker.ts";

export interface OpenDatabase {
	connection: BuiltInConnection;
	/** This same engine shut the database down cleanly, so its own tables need no check. */
	wasCleanShutdown: boolean;
	/** Shuts it down cleanly and writes the marker for the next start. */
	close(): Promise<void>;
}

/**
 * Opens the database of the directory, or makes a new one there.
 * After a crash, recovery is tried on a copy first.
 */
export async function openConnection(databaseDir: string, isNew: boolean): Promise<OpenDatabase> {
	const marker = createCleanShutdownMarker(databaseDir);
	const notes = isNew ? undefined : marker.read();
	const isSafe = isNew || notes !== undefined || (await tryOnCopy(databaseDir));
	marker.remove();
	const connection = isSafe ? await BuiltInConnection.open(databaseDir) : await openWithoutTrial(databaseDir);
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

function hasRoomForCopy(databaseDir: string): boolean {
	const [needed, free] = [sizeOfDirectory(databaseDir) + minStartBytes, freeBytes(databaseDir)];
	if (free < needed) {
		log.warn(
			`${formatMegabytes(free)} are free, and to try the recovery on a copy takes ` +
				`${formatMegabytes(needed)}; the database is recovered without a trial.`,
		);
	}
	return free >= needed;
}

/** Recovery may be repeated; every row is read before anything else is written. */
async function openWithoutTrial(databaseDir: string): Promise<BuiltInConnection> {
	try {
		const connection = await BuiltInConnection.open(databaseDir);
		await readEverything(connection);
		return connection;
	} catch {
		throw new StartError(`${describeDamage(databaseDir)}; restore a backup or choose another DATA_DIR.`);
	}
}

/**
 * Tries the recovery on a copy, because recovery writes into the directory that it recovers.
 * Throws when it fails; resolves with false when there is no room for a copy.
 */
async function tryOnCopy(databaseDir: string): Promise<boolean> {
	const copy = `${databaseDir}.trial`;
	rmSync(copy, { recursive: true, force: true });
	if (!hasRoomForCopy(databaseDir)) {
		return false;
	}
	try {
		await cp(databaseDir, copy, { recursive: true });
		if (!(await isReadable(copy))) {
			throw new StartError(`${describeDamage(databaseDir)}; nothing was changed, restore a backup or choose another DATA_DIR.`);
		}
		return true;
	} finally {
		rmSync(copy, { recursive: true, force: true });
	}
}

const describeDamage = (databaseDir: string) => `${databaseDir} is damaged or holds something else than this site's database`;

async function isReadable(databaseDir: string): Promise<boolean> {
	try {
		const connection = await BuiltInConnection.open(databaseDir);
		await readEverything(connection);
		await connection.close();
		return true;
	} catch {
		return false;
	}
}

async function readEverything({ sql }: BuiltInConnection): Promise<void> {
	const tables = await sql.query<{ name: string }>(
		`select format('%I.%I', schemaname, tablename) as name from pg_catalog.pg_tables
		where schemaname in ('public', 'private', 'auth', 'storage', 'supabase_migrations')`,
	);
	if (!tables.rows.some(({ name }) => name === "private.settings")) {
		throw new Error("not this site's database");
	}
	for (const { name } of tables.rows) {
		await sql.exec(`set enable_indexscan = off; select sum(length(row::text)) from ${name} as row`);
	}
}
