import type { Page, PageNumber } from "@site/shared-data";

const pageSize = 50;
/** A sitemap holds 50,000 addresses; what is behind stays unlisted. */
const mostRows = 20_000;

/** All rows of a list that comes in pages. A row that moves between two pages while they are read is told once. */
export async function everyPage<T extends { id: string }>(read: (page: PageNumber) => Promise<Page<T>>): Promise<T[]> {
	const rows = new Map<string, T>();
	for (let page = 1; ; page++) {
		const { rows: next, total } = await read({ page, pageSize });
		for (const row of next) rows.set(row.id, row);
		if (next.length === 0 || page * pageSize >= Math.min(total, mostRows)) return [...rows.values()];
	}
}
