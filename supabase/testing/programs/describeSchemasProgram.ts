import type { Migration } from "../../embedded/database/Migration.ts";
import { applyMigrations, readSchemaVersions } from "../../embedded/database/migrations.ts";
import { dumpBuiltIn } from "../../embedded/database/open/dumpBuiltIn.ts";
import { openScratchDatabase } from "../../embedded/database/open/openScratchDatabase.ts";
import { readUpgrade } from "../../embedded/database/upgrades.ts";
import { redactConsole } from "../../embedded/engine/redactConsole.ts";

// Prints the statements of pg_dump, sorted, of a new database and of one of 3.0.0 after its upgrade.
redactConsole();
const created = await describe();
const upgraded = await describe(readUpgrade().released);
process.stdout.write(JSON.stringify({ created, upgraded }));

async function describe(migrations?: Migration[]): Promise<string[]> {
	const connection = await openScratchDatabase(migrations);
	await applyMigrations(connection);
	const versions = await readSchemaVersions(connection.sql);
	const dump = await dumpBuiltIn(connection, ["--inserts", "--exclude-table-data=supabase_migrations.schema_migrations"]);
	await connection.close();
	return [versions.join(" "), ...dump.split(/^--$|^(?=INSERT INTO)/m)].map(withoutChance).sort();
}

/** The times and random ids of inserts differ between two databases. */
function withoutChance(text: string): string {
	return text
		.replace(/'[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}'/g, "'id'")
		.replace(/'(?:[0-9a-f-]{36}){2}'/g, "'salt'")
		.replace(/'\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?\+00'/g, "'time'");
}
