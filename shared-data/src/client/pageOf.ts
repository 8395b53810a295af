import { toDataError } from "../errors/toDataError.ts";
import { countOf } from "./countOf.ts";
import type { Page } from "./Page.ts";
import type { Query } from "./rowsOf.ts";

/** Sends a ranged query made with `{ count: "exact" }` and gives its page; `countAll` makes the head request for a range behind the last row. */
export async function pageOf<Row, T>(
	query: Query<Row[]>,
	countAll: () => Query<unknown>,
	toDomain: (row: Row) => T,
): Promise<Page<T>> {
	const { data, error, status, count } = await query.retry(false);
	if (error?.code === "PGRST103") return { rows: [], total: await countOf(countAll()) };
	if (error) throw toDataError({ ...error, status });
	return { rows: data.map(toDomain), total: count ?? data.length };
}
