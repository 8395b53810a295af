import { createReadStream } from "node:fs";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { restoreBackup } from "../../embedded/backup/restoreBackup.ts";
import { createSchema, openScratchDatabase } from "../../embedded/database/open/openScratchDatabase.ts";
import { readUpgrade } from "../../embedded/database/upgrades.ts";
import { ServerConnection } from "../../embedded/engine/connections/ServerConnection.ts";
import { redactConsole } from "../../embedded/engine/redactConsole.ts";

interface Input {
	/** The last migration that the database gets, of 3.0.0 or later. */
	last: string;
	/** A backup of that time, whose rows it gets. */
	backup?: string;
}

// Makes the database of an earlier version in the data directory, or on the server of DATABASE_URL.
const dataDir = process.argv[2] ?? "";
const { last, backup } = (await json(process.stdin)) as Input;
redactConsole();
const { released, unreleased } = readUpgrade();
const migrations = [...released, ...unreleased].filter(({ version }) => version <= last);
const connection = await open();
if (backup !== undefined) {
	const site = { sql: connection.sql, dataDir, runExclusive: <Done>(task: () => Promise<Done>) => task() };
	await restoreBackup(site, createReadStream(backup), { isReplacing: true, withoutAdmins: true });
}
await connection.close();
process.stdout.write("null");

async function open() {
	if (!process.env.DATABASE_URL) return openScratchDatabase(migrations, join(dataDir, "database"));
	const server = new ServerConnection(process.env.DATABASE_URL, { max: 3 });
	await createSchema(server, migrations);
	return server;
}
