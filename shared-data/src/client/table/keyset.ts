import { toPageSize } from "./Page.ts";

/** One page of a public list, paged by keyset: rows added at its head shift no page. */
export interface KeysetPage<T> {
	rows: T[];
	/** The id after which the next page begins; null on the last page. */
	older: string | null;
	/** The id after which the previous page begins, or "" if it is the first; null on the first page. */
	newer: string | null;
}

/** The page of a public list: the first, or the one after a row. */
export interface KeysetQuery {
	/** The id of the row before the page; the first page without it. */
	after?: string | undefined;
	/** Rows per page, at most 50. */
	pageSize: number;
}

/** Rows per page of a public list. */
export const maxPublicPageSize = 50;

interface KeysetRows<Row> {
	/** The rows of the page and one extra row if more follow. */
	rows: Row[];
	size: number;
	/** A page of rows before this one, nearest first; null on the first page. */
	newer: { id: string }[] | null;
}

/** Builds a page of rows that were read with one extra row. */
export function toKeysetPage<Row extends { id: string }>({ rows, size, newer }: KeysetRows<Row>): KeysetPage<Row> {
	const shown = rows.slice(0, size);
	return {
		rows: shown,
		older: rows.length > size ? (shown.at(-1)?.id ?? null) : null,
		newer: newer && (newer.length < size ? "" : (newer.at(-1)?.id ?? "")),
	};
}

/** Cuts a page out of sorted rows; null if the row to begin after does not exist. */
export function cutKeysetPage<Row extends { id: string }>(rows: Row[], { after, pageSize }: KeysetQuery): KeysetPage<Row> | null {
	const size = toPageSize(pageSize, maxPublicPageSize);
	const start = after === undefined ? 0 : rows.findIndex(({ id }) => id === after) + 1;
	if (start === 0 && after !== undefined) return null;
	const newer = after === undefined ? null : rows.slice(Math.max(start - 1 - size, 0), start - 1).toReversed();
	return toKeysetPage({ rows: rows.slice(start), size, newer });
}

/** An `or` filter for rows before or after one; no index serves it, so queries add a plain bound. */
export function keysetFilter(columns: readonly [column: string, value: string][], than: "lt" | "gt"): string {
	return columns
		.map(([column, value], at) => {
			const equal = columns.slice(0, at).map(([name, same]) => `${name}.eq."${same}"`);
			const differs = `${column}.${than}."${value}"`;
			return equal.length > 0 ? `and(${[...equal, differs].join(",")})` : differs;
		})
		.join(",");
}
