import type { KeysetPage } from "./KeysetPage.ts";

interface Found<Row> {
	/** The rows of the page and, where more follow, one further. */
	rows: Row[];
	size: number;
	/** As many rows as a page has, from the one that the page begins behind towards the newest; null on the first page. */
	newer: { id: string }[] | null;
}

/** Makes a page of rows that were read one further than it is long. */
export function toKeysetPage<Row extends { id: string }, T>(found: Found<Row>, toDomain: (row: Row) => T): KeysetPage<T> {
	const { rows, size, newer } = found;
	const shown = rows.slice(0, size);
	return {
		rows: shown.map(toDomain),
		older: rows.length > size ? (shown.at(-1)?.id ?? null) : null,
		newer: newer && (newer.length < size ? "" : (newer.at(-1)?.id ?? "")),
	};
}
