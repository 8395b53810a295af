/** One page of a public list, which is walked from page to page: what is added at its head shifts nothing. */
export interface KeysetPage<T> {
	rows: T[];
	/** The next page is the one behind this row; null on the last page. */
	older: string | null;
	/**
	 * The page before is the one behind this row, or the first page when it is ""; null on the first page.
	 */
	newer: string | null;
}

/** Which page of a public list: the first, or the one behind a row. */
export interface KeysetQuery {
	behind?: string | undefined;
	/** At most 50. */
	pageSize: number;
}

/** The longest page that visitors get. */
export const maxPublicPageSize = 50;

interface Found<Row> {
	/** The rows of the page and, where more follow, one further. */
	rows: Row[];
	size: number;
	/**
	 * As many rows as a page has, from the one it begins behind towards the newest; null on the first page.
	 */
	newer: { id: string }[] | null;
}

/** Makes a page of rows that were read one further than it is long. */
export function toKeysetPage<Row extends { id: string }>({ rows, size, newer }: Found<Row>): KeysetPage<Row> {
	const shown = rows.slice(0, size);
	return {
		rows: shown,
		older: rows.length > size ? (shown.at(-1)?.id ?? null) : null,
		newer: newer && (newer.length < size ? "" : (newer.at(-1)?.id ?? "")),
	};
}

/**
 * An `or` filter for the rows before ("lt") or after ("gt") a given one in the ascending order of these
 * columns, the last of which is unique. The database cannot look such a filter up in an index, so a query
 * adds a plain bound on the first column.
 */
export function keysetFilter(columns: readonly [column: string, value: string][], than: "lt" | "gt"): string {
	return columns
		.map(([column, value], at) => {
			const equal = columns.slice(0, at).map(([name, same]) => `${name}.eq."${same}"`);
			const differs = `${column}.${than}."${value}"`;
			return equal.length > 0 ? `and(${[...equal, differs].join(",")})` : differs;
		})
		.join(",");
}
