import { openScratchDatabase } from "../embedded/database/openScratchDatabase.ts";

export interface Column {
	table: string;
	isView: boolean;
	name: string;
	/** The type's name in the catalog, `_text` for an array of text. */
	type: string;
	isNullable: boolean;
	hasDefault: boolean;
	/** The values that a check constraint of this column allows, when it lists them. */
	values: string[];
}

/** Applies the migrations to a database in memory and reads the columns of the public tables and views, in the order of the catalog. */
export async function readSchema(): Promise<Column[]> {
	const connection = await openScratchDatabase();
	const { rows } = await connection.driver.query<Omit<Column, "values"> & { check: string | null }>(
		`select relname as table, relkind = 'v' as "isView", attname as name, typname as type,
			not attnotnull as "isNullable", atthasdef as "hasDefault",
			(select pg_get_constraintdef(oid) from pg_constraint where conrelid = attrelid and contype = 'c' and conkey = array[attnum] limit 1) as check
		from pg_attribute join pg_class on pg_class.oid = attrelid join pg_type on pg_type.oid = atttypid
		where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and attnum > 0 and not attisdropped
		order by relname, attnum`,
	);
	await connection.close();
	return rows.map(({ check, ...column }) => ({ ...column, values: listedValues(check ?? "") }));
}

function listedValues(check: string): string[] {
	const list = /= ANY \(ARRAY\[(.*)\]\)/.exec(check)?.[1];
	return list === undefined ? [] : [...list.matchAll(/'([^']*)'::text/g)].map(([, value]) => value ?? "");
}
