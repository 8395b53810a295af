import type { PostgrestClient, PostgrestSingleResponse } from "@supabase/postgrest-js";
import { DataError } from "../../errors/DataError.ts";
import { toDataError } from "../../errors/toDataError.ts";
import type { DatabaseClient } from "../DatabaseClient.ts";
import type { Page } from "./Page.ts";

/** The sending part of PostgREST's query builders. Their own retry is off: see createBackendFetch. */
export interface Query<T> {
	retry(isOn: boolean): PromiseLike<PostgrestSingleResponse<T>>;
}

async function send<T>(query: Query<T>) {
	const response = await query.retry(false);
	if (response.error) throw toDataError({ ...response.error, status: response.status });
	return response;
}

/** Sends a query and returns its rows; rejects with DataError. */
export async function fetchRows<T>(query: Query<T>): Promise<T> {
	return (await send(query)).data;
}

/** Calls a function of the database; the generated types contain none. */
export const callFunction = (client: DatabaseClient, name: string, args: object = {}): Promise<any> =>
	fetchRows((client as PostgrestClient<any>).rpc(name, args));

/** Sends a head request made with `{ count: "exact", head: true }` and returns the number of rows. */
async function fetchCount(query: Query<unknown>): Promise<number> {
	const { count } = await send(query);
	// The client treats a 404 without a body as success; a missing count means that the table did not respond.
	if (count === null || Number.isNaN(count)) {
		throw toDataError({ status: 404, message: "The response has no count" });
	}
	return count;
}

/** Returns a page of a query with `{ count: "exact" }`; `countAll` serves a range past the last row. */
export async function fetchPage<Stored, T>(
	query: Query<Stored[]>,
	countAll: () => Query<unknown>,
	read: (row: Stored) => T,
): Promise<Page<T>> {
	const { data, error, status, count } = await query.retry(false);
	if (error?.code === "PGRST103") return { rows: [], total: await fetchCount(countAll()) };
	if (error) throw toDataError({ ...error, status });
	return { rows: data.map(read), total: count ?? data.length };
}

/** All rows in several requests; `after` orders by id, so that concurrent changes skip no row. */
export async function fetchAllRows<Stored extends { id: string }>(
	after: (id: string) => Query<Stored[]>,
	beforeFirst: string,
): Promise<Stored[]> {
	const rows: Stored[] = [];
	for (;;) {
		const last = rows.at(-1)?.id ?? beforeFirst;
		const { data, count } = await send(after(last));
		// Malformed or repeated rows would cause an endless loop.
		const isFurther = data.every(({ id }) => typeof id === "string" && id !== last);
		if (!isFurther) throw new DataError("unavailable", "The response has other rows than those after an id");
		rows.push(...data);
		if (data.length === 0 || data.length === count) return rows;
	}
}

/** Sends a write that ends in `select` and returns the row; rejects with "not-found" if none was written. */
export async function writeRow<Stored>(write: Query<Stored[]>): Promise<Stored> {
	const [row] = await fetchRows(write);
	if (row === undefined) throw new DataError("not-found", "The row to write does not exist, or may not be written");
	return row;
}

/** Like writeRow; rejects with "conflict" if no row was written but `find` still finds it. */
export async function updateRow<Stored>(write: Query<Stored[]>, find: () => Query<unknown[]>): Promise<Stored> {
	const [row] = await fetchRows(write);
	if (row !== undefined) return row;
	const found = await fetchRows(find());
	if (found.length > 0) throw new DataError("conflict", "The row was changed since it was loaded");
	throw new DataError("not-found", "The row to change does not exist");
}

/** The result of a change to many rows, by their ids. */
export interface BulkResult {
	done: string[];
	/** Rows that were not changed: they already have the state, or may not get it. */
	kept: string[];
	missing: string[];
}

/** A BulkResult with the replaced states of the changed rows, which Undo writes back. */
export interface StateChange<State> extends BulkResult {
	before: State[];
}

type ById<Row> = (ids: string[]) => Query<Row[]>;

/** Changes rows a hundred at a time; `read` reads each batch before it is changed. */
export async function writeInBatches<Row extends { id: string }>(
	ids: readonly string[],
	change: ById<{ id: string }>,
	read?: ById<Row>,
): Promise<StateChange<Row>> {
	const result: StateChange<Row> = { done: [], kept: [], missing: [], before: [] };
	const wanted = [...new Set(ids)];
	for (let start = 0; start < wanted.length; start += 100) {
		const chunk = wanted.slice(start, start + 100);
		const stored = new Map(read && (await fetchRows(read(chunk))).map((row) => [row.id, row]));
		const changed = new Set((await fetchRows(change(chunk))).map(({ id }) => id));
		for (const id of chunk) result[changed.has(id) ? "done" : stored.has(id) ? "kept" : "missing"].push(id);
		result.before.push(...[...stored.values()].filter(({ id }) => changed.has(id)));
	}
	return result;
}
