import { rmSync } from "node:fs";
import { cp } from "node:fs/promises";
import { createDatabaseSeal } from "./databaseSeal.ts";
import { freeBytes, inMegabytes, sizeOfDirectory, startBytes } from "./diskSpace.ts";
import { SiteConnection } from "./engine/SiteConnection.ts";
import { StartFailure } from "./StartFailure.ts";

export interface OpenDatabase {
	connection: SiteConnection;
	/** The database was closed in order by this same engine, so nothing of the engine's own tables needs a look. */
	wasSealed: boolean;
	/** Closes it in order and puts the seal. */
	close(): Promise<void>;
}

/**
 * Opens the database of the directory, or starts a new one there. One that was not closed in order is tried on a copy
 * first.
 */
export async function openConnection(databaseDir: string, isNew: boolean): Promise<OpenDatabase> {
	const seal = createDatabaseSeal(databaseDir);
	const notes = isNew ? undefined : seal.read();
	const isSound = isNew || notes !== undefined || (await tryOnCopy(databaseDir));
	seal.break();
	const connection = isSound ? await SiteConnection.open(databaseDir) : await openUntried(databaseDir);
	// Protected in the engine's types only; looking the tables up again would cost the first request most of its time.
	const memory = connection as unknown as { introspection?: unknown };
	memory.introspection = notes?.introspection;
	return {
		connection,
		wasSealed: notes !== undefined,
		async close() {
			const { introspection } = memory;
			await connection.close();
			seal.put({ introspection });
		},
	};
}

function hasRoomForCopy(databaseDir: string): boolean {
	const [needed, free] = [sizeOfDirectory(databaseDir) + startBytes, freeBytes(databaseDir)];
	if (free < needed) {
		const room = `${inMegabytes(free)} are free, and to try the recovery on a copy takes ${inMegabytes(needed)}`;
		process.stderr.write(`backend: ${room}; the database is recovered without a trial.\n`);
	}
	return free >= needed;
}

/** Recovery repeats PostgreSQL's log and may itself be repeated; every row is read before anything else is written. */
async function openUntried(databaseDir: string): Promise<SiteConnection> {
	try {
		const connection = await SiteConnection.open(databaseDir);
		await readEverything(connection);
		return connection;
	} catch {
		throw new StartFailure(
			`${databaseDir} is damaged or holds something else than this site's database; restore a backup or choose another DATA_DIR.`,
		);
	}
}

/**
 * Recovery writes into the directory it recovers, so only a copy can show that a damaged database would not come up.
 * Resolves with false when there is no room for one.
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
			throw new StartFailure(
				`${databaseDir} is damaged or holds something else than this site's database; nothing was changed, restore a backup or choose another DATA_DIR.`,
			);
		}
		return true;
	} finally {
		rmSync(copy, { recursive: true, force: true });
	}
}

async function isReadable(databaseDir: string): Promise<boolean> {
	try {
		const connection = await SiteConnection.open(databaseDir);
		await readEverything(connection);
		await connection.close();
		return true;
	} catch {
		return false;
	}
}

async function readEverything({ driver }: SiteConnection): Promise<void> {
	const tables = await driver.query<{ name: string }>(
		`select format('%I.%I', schemaname, tablename) as name from pg_catalog.pg_tables
		where schemaname in ('public', 'private', 'auth', 'storage', 'supabase_migrations')`,
	);
	if (!tables.rows.some(({ name }) => name === "private.settings")) {
		throw new Error("not this site's database");
	}
	for (const { name } of tables.rows) {
		await driver.exec(`set enable_indexscan = off; select sum(length(row::text)) from ${name} as row`);
	}
}
