import { readdirSync, readFileSync } from "node:fs";
import { migrationsFolder } from "../../folders.ts";
import type { EngineConnection } from "../engine/connections/EngineConnection.ts";
import { StartError } from "../errors.ts";
import type { Queries } from "./Sql.ts";

export interface Migration {
	version: string;
	name: string;
	sql: string;
}

/** Every migration file, in the order of the versions. */
export function listMigrations(): Migration[] {
	return readdirSync(migrationsFolder)
		.sort()
		.flatMap((file) => {
			const [, version, name] = /^(\d{14})_(\w+)\.sql$/.exec(file) ?? [];
			return version && name ? [{ version, name, sql: readFileSync(new URL(file, migrationsFolder), "utf8") }] : [];
		});
}

/** A hosted project grants its roles the tables behind the storage's API, which policies protect. */
const storageGrants = `
	grant usage on schema storage to anon, authenticated, service_role;
	grant all on all tables in schema storage to anon, authenticated, service_role`;

/** Applies the new migrations, each in one transaction with its row of history, as the Supabase CLI does. */
export async function applyMigrations(connection: EngineConnection, migrations = listMigrations()): Promise<void> {
	const { sql: database } = connection;
	const applied = await readSchemaVersions(database);
	const unknown = applied.find((version) => !migrations.some((migration) => migration.version === version));
	if (unknown !== undefined) {
		throw new StartError(
			`The database was made by a newer version of this site (migration ${unknown} is unknown here); start that version.`,
		);
	}
	const pending = migrations.filter((migration) => !applied.includes(migration.version));
	if (pending.length > 0) await connection.clearSchemaCache();
	for (const { version, name, sql } of pending) {
		await database.transaction(async (transaction) => {
			await transaction.exec(sql);
			await transaction.query(
				`insert into supabase_migrations.schema_migrations (version, name, statements)
				values ($1, $2, array[$3])`,
				[version, name, sql],
			);
		});
	}
	await database.exec(storageGrants);
}

/** The versions of the applied migrations, in order. */
export async function readSchemaVersions(sql: Queries): Promise<string[]> {
	const { rows } = await sql.query<{ version: string }>(
		"select version from supabase_migrations.schema_migrations order by version",
	);
	return rows.map(({ version }) => version);
}
