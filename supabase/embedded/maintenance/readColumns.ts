import type { PGlite } from "@supabase/lite/pglite";

/** The columns of a table that take a value, quoted. */
export async function readColumns(driver: Pick<PGlite, "query">, table: string): Promise<string[]> {
	const { rows } = await driver.query<{ name: string }>(
		`select '"' || attname || '"' as name from pg_attribute
		where attrelid = $1::text::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
		[table],
	);
	return rows.map(({ name }) => name);
}
