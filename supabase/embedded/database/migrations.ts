import { readdirSync, readFileSync } from "node:fs";
import { migrationsFolder } from "../../folders.ts";
import type { BackupHeader } from "../backup/backupFormat.ts";
import type { EngineConnection } from "../engine/connections/EngineConnection.ts";
import { CommandError, StartError } from "../errors.ts";
import type { Migration } from "./Migration.ts";
import type { Queries } from "./Sql.ts";
import { readUpgrade } from "./upgrades.ts";

/** Every migration file, in the order of the versions. */
export function listMigrations(): Migration[] {
	return readdirSync(migrationsFolder)
		.sort()
		.flatMap((file) => {
			const [, version, name] = /^(\d{14})_(\w+)\.sql$/.exec(file) ?? [];
			return version && name ? [{ version, name, sql: readFileSync(new URL(file, migrationsFolder), "utf8") }] : [];
		});
}

/**
 * The number of migrations that are newer than a backup; 0 if it has an unknown one. Throws for a backup from
 * before 3.0.0.
 */
export function laterMigrations({ schema }: BackupHeader): number {
	const known = listMigrations().map(({ version }) => version);
	if (schema.every((version) => known.includes(version))) return known.length - schema.length;
	const { released, unreleased } = readUpgrade();
	const replaced = [...released, ...unreleased].map(({ version }) => version);
	if (!schema.every((version) => known.includes(version) || replaced.includes(version))) return 0;
	if (!released.every(({ version }) => schema.includes(version))) {
		throw new CommandError(
			"The backup was made by a version of this site before 3.0.0; nothing was changed. Restore it with 3.0.0, and back that site up.",
		);
	}
	return unreleased.filter(({ version }) => !schema.includes(version)).length;
}

/** Like a hosted project, grants its roles the storage API's tables, which policies protect. */
const storageGrants = `
	grant usage on schema storage to anon, authenticated, service_role;
	grant all on all tables in schema storage to anon, authenticated, service_role`;

/**
 * Applies the new migrations, each in one transaction with its history row, like the Supabase CLI. Upgrades a
 * database of 3.0.0 first.
 */
export async function applyMigrations(
	connection: EngineConnection,
	migrations: readonly Migration[] = listMigrations(),
): Promise<void> {
	const { sql: database } = connection;
	const isKnown = (version: string) => migrations.some((migration) => migration.version === version);
	let applied = await readSchemaVersions(database);
	if (!applied.every(isKnown)) {
		await upgradeDatabase(connection, applied, isKnown);
		applied = await readSchemaVersions(database);
	}
	const pending = migrations.filter((migration) => !applied.includes(migration.version));
	if (pending.length > 0) await connection.clearSchemaCache();
	for (const migration of pending) await database.transaction((transaction) => applyMigration(transaction, migration));
	await database.exec(storageGrants);
}

/** Upgrades a database created by 3.0.0 or its later sources; all or nothing. */
async function upgradeDatabase(
	connection: EngineConnection,
	applied: readonly string[],
	isKnown: (version: string) => boolean,
): Promise<void> {
	const { released, unreleased, baseline } = readUpgrade();
	const replaced = [...released, ...unreleased].map(({ version }) => version);
	const unknown = applied.find((version) => !isKnown(version) && !replaced.includes(version));
	if (unknown !== undefined) {
		throw new StartError(
			`The database was made by a newer version of this site (migration ${unknown} is unknown here); start that version.`,
		);
	}
	if (released.some(({ version }) => !applied.includes(version))) {
		throw new StartError(
			"The database was made by a version of this site before 3.0.0; nothing was changed, start 3.0.0 with it once and then this one.",
		);
	}
	await connection.clearSchemaCache();
	await connection.sql.transaction(async (transaction) => {
		for (const migration of unreleased) {
			if (!applied.includes(migration.version)) await applyMigration(transaction, migration);
		}
		await transaction.exec(baseline);
	});
}

async function applyMigration(transaction: Queries, { version, name, sql }: Migration): Promise<void> {
	await transaction.exec(sql);
	await transaction.query(
		`insert into supabase_migrations.schema_migrations (version, name, statements)
		values ($1, $2, array[$3])`,
		[version, name, sql],
	);
}

/** The versions of the applied migrations, in order. */
export async function readSchemaVersions(sql: Queries): Promise<string[]> {
	const { rows } = await sql.query<{ version: string }>(
		"select version from supabase_migrations.schema_migrations order by version",
	);
	return rows.map(({ version }) => version);
}
