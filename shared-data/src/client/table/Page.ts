/** One page of a list, and the number of all its rows. */
export interface Page<T> {
	rows: T[];
	total: number;
}

/** A page of a list, counted from 1. A page past the last one has no rows and the true total. */
export interface PageNumber {
	page: number;
	/** Rows per page, at most 1,000. */
	pageSize: number;
}

/** The filter of a list. */
export interface ListFilter<Status extends string> {
	/** Rows whose searched fields contain every word, whatever its case and accents; blank for all. */
	search?: string;
	status?: Status;
}

/** The query of an admin list; the database searches, filters, sorts and pages. */
export interface ListQuery<Status extends string, Key extends string> extends ListFilter<Status>, PageNumber {
	sort?: Sort<Key>;
}

/** A field to sort by; rows that are equal in it keep a stable order. */
export interface Sort<Key extends string> {
	by: Key;
	direction: "ascending" | "descending";
}

/** The first and last row of a page, counted from 0; an invalid page number means page 1. */
export function toRange({ page, pageSize }: PageNumber): [from: number, to: number] {
	const size = toPageSize(pageSize, maxPageSize);
	const from = (Math.max(Math.trunc(page) || 1, 1) - 1) * size;
	return [from, from + size - 1];
}

/** A page has at least one row, and `maxSize` at most. */
export const toPageSize = (pageSize: number, maxSize: number): number =>
	Math.min(Math.max(Math.trunc(pageSize) || 1, 1), maxSize);

/** Rows per page: hosted Supabase projects return no more rows in one response. */
const maxPageSize = 1_000;
