import type { KeysetPage, KeysetQuery } from "@site/shared-data";
import { redirect } from "@site/shared-ui/router";

/** Fills complete rows of two and of three columns. */
const pageSize = 12;

export interface ListPage<T> {
	rows: T[];
	path: string;
	older: string | null;
	newer: string | null;
}

interface List<T> {
	/** The path of the first page, and of the page that begins after a row. */
	first: string;
	pageAfter: (id: string) => string;
	read: (query: KeysetQuery) => Promise<KeysetPage<T> | null>;
}

/** Reads the page after a row, or the first page. A page without rows redirects to the first. */
export async function readPage<T>({ first, pageAfter, read }: List<T>, after: string | undefined): Promise<ListPage<T>> {
	const pathOf = (id: string | undefined) => (id ? pageAfter(id) : first);
	const page = await read({ after, pageSize });
	if (!page || (after && page.rows.length === 0)) throw redirect(first);
	const { rows, older, newer } = page;
	return {
		rows,
		path: pathOf(after),
		older: older === null ? null : pathOf(older),
		newer: newer === null ? null : pathOf(newer),
	};
}
