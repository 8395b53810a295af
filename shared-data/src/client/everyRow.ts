import { DataError } from "../errors/DataError.ts";
import { toDataError } from "../errors/toDataError.ts";
import type { Query } from "./rowsOf.ts";

/**
 * All rows, however many an answer may hold: `after` makes a query with `{ count: "exact" }` for the rows behind an id, in the order of their ids, so rows
 * that appear or vanish meanwhile shift nothing.
 */
export async function everyRow<Row extends { id: string }>(after: (id: string) => Query<Row[]>, first: string): Promise<Row[]> {
	const rows: Row[] = [];
	for (;;) {
		const last = rows.at(-1)?.id ?? first;
		const { data, error, status, count } = await after(last).retry(false);
		if (error) throw toDataError({ ...error, status });
		// Rows that are none, or the same again, would be asked for without end.
		const isFurther = data.every(({ id }) => typeof id === "string" && id !== last);
		if (!isFurther) throw new DataError("unavailable", "The answer holds other rows than those behind an id");
		rows.push(...data);
		if (data.length === 0 || data.length === count) return rows;
	}
}

/** An id before every slug. */
export const beforeSlugs = "";

/** An id before every uuid; the one row that could have it does not exist. */
export const beforeUuids = "00000000-0000-0000-0000-000000000000";
