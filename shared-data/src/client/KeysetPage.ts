/** One page of a public list, which is walked from page to page: whatever is added at its head shifts nothing behind it. */
export interface KeysetPage<T> {
	rows: T[];
	/** The next page is the one behind this row; null on the last page. */
	older: string | null;
	/** The page before is the one behind this row, or the first page when it is ""; null on the first page. */
	newer: string | null;
}

/** Which page of a public list: the first, or the one behind a row. */
export interface KeysetQuery {
	behind?: string | undefined;
	/** At most 50. */
	pageSize: number;
}
