import type { PgliteConnection } from "@supabase/lite/pglite";
import { listMigrations } from "./listMigrations.ts";
import { StartFailure } from "./StartFailure.ts";

/** Applies what is new, each file in one transaction with its line of history, as the Supabase CLI does. */
export async function applyMigrations(connection: PgliteConnection, migrations = listMigrations()): Promise<void> {
	const { driver } = connection;
	const history = await driver.query<{ version: string }>("select version from supabase_migrations.schema_migrations");
	const applied = new Set(history.rows.map(({ version }) => version));
	const unknown = [...applied].find((version) => !migrations.some((migration) => migration.version === version));
	if (unknown !== undefined) {
		throw new StartFailure(
			`The database was made by a newer version of this site (migration ${unknown} is unknown here); start that version.`,
		);
	}
	const pending = migrations.filter((migration) => !applied.has(migration.version));
	if (pending.length > 0) {
		await connection.clearSchemaCache();
	}
	for (const { version, name, sql } of pending) {
		await driver.transaction(async (transaction) => {
			await transaction.exec(sql);
			await transaction.query(
				"insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3])",
				[version, name, sql],
			);
		});
	}
}
