import type { KeysetPage, KeysetQuery } from "@site/shared-data";
import { redirect } from "@site/shared-ui/router";

/** Entries on one page of a public list: whole rows of two and of three columns, and no more of a long list than of a short one. */
const pageSize = 12;

/** One page of a list, as a screen shows it, and the addresses of its neighbours. */
export interface ListPage<T> {
	rows: T[];
	/** The page's own address. */
	address: string;
	older: string | null;
	newer: string | null;
}

interface List<T> {
	/** The address of the first page, and of the page behind a row. */
	first: string;
	pageBehind: (id: string) => string;
	read: (query: KeysetQuery) => Promise<KeysetPage<T> | null>;
}

/** Reads the page behind a row, or the first; where no row is left, the way leads to the first page. */
export async function readPage<T>({ first, pageBehind, read }: List<T>, behind: string | undefined): Promise<ListPage<T>> {
	const addressOf = (id: string | undefined) => (id ? pageBehind(id) : first);
	const page = await read({ behind, pageSize });
	if (!page || (behind && page.rows.length === 0)) throw redirect(first);
	const { rows, older, newer } = page;
	return {
		rows,
		address: addressOf(behind),
		older: older === null ? null : addressOf(older),
		newer: newer === null ? null : addressOf(newer),
	};
}
