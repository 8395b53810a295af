import type { ListQuery, Page, PageNumber } from "../client/Page.ts";
import { toSearchText } from "../client/searchFilter.ts";
import { ownerPage, toRange } from "../client/toRange.ts";

/** Cuts a page out of sorted rows. */
function pageOfRows<Row>(rows: Row[], page: PageNumber, most = ownerPage): Page<Row> {
	const [from, to] = toRange(page, most);
	return { rows: rows.slice(from, to + 1), total: rows.length };
}

/** Searches, filters, sorts and cuts rows as the database does; rows come in the order that holds where they are equal. */
export function listRows<Key extends string, Row extends Record<Key, unknown>>(
	rows: Row[],
	{ search, status, sort, ...page }: ListQuery<string, Key>,
	textsOf: (row: Row) => string[],
): Page<Row> {
	const wanted = toSearchText(search).toLowerCase();
	const found = rows
		.filter((row) => status === undefined || (row as { status?: unknown }).status === status)
		.filter((row) => textsOf(row).some((text) => text.toLowerCase().includes(wanted)));
	if (!sort) return pageOfRows(found, page);
	const sign = sort.direction === "ascending" ? 1 : -1;
	return pageOfRows(
		found.toSorted((a, b) => sign * compare(a[sort.by], b[sort.by])),
		page,
	);
}

/** Orders numbers, texts and moments. */
export function compare(a: unknown, b: unknown): number {
	const [left, right] = [a, b].map((value) => (value instanceof Date ? value.getTime() : value)) as [number, number];
	return left < right ? -1 : Number(left > right);
}
