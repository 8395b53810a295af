import type { PGlite } from "@supabase/lite/pglite";

/** The versions of the migrations that were applied. */
export async function readSchemaVersions(driver: Pick<PGlite, "query">): Promise<string[]> {
	const { rows } = await driver.query<{ version: string }>(
		"select version from supabase_migrations.schema_migrations order by version",
	);
	return rows.map(({ version }) => version);
}
