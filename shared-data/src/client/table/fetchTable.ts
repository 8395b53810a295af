import type { PostgrestClient } from "@supabase/postgrest-js";
import { DataError } from "../../errors/DataError.ts";
import type { DatabaseClient } from "../DatabaseClient.ts";
import { selectionOf } from "./columns.ts";
import { fetchRows } from "./queries.ts";
import type { TableDefinition } from "./tableRepository.ts";

type Table<Entity> = Pick<TableDefinition<Entity>, "name" | "columns" | "order">;

/** Every row of a table in its own order. */
export async function fetchTable<Entity, Field extends keyof Entity & string = keyof Entity & string>(
	client: DatabaseClient,
	{ name, columns, order = [] }: Table<Entity>,
	fields = Object.keys(columns) as Field[],
): Promise<Pick<Entity, Field>[]> {
	const { columns: selected, read } = selectionOf(columns, fields);
	let rows = (client as PostgrestClient<any>).from(name).select(selected);
	for (const field of order) rows = rows.order(columns[field].name, { ascending: false });
	return (await fetchRows(rows)).map(read);
}

/** The row of a table with at most one row; null without it. */
export const fetchSingle = async <Entity>(client: DatabaseClient, table: Table<Entity>): Promise<Entity | null> =>
	((await fetchTable(client, table)) as Entity[])[0] ?? null;

/** The row of a table with one row; rejects with "not-found" without it. */
export async function fetchOnly<Entity>(client: DatabaseClient, table: Table<Entity>): Promise<Entity> {
	const row = await fetchSingle(client, table);
	if (!row) throw new DataError("not-found", `The row of ${table.name} is missing`);
	return row;
}
