import type { Page, PageNumber } from "@site/shared-data";
import { redirect } from "@site/shared-ui/router";
import { toPageNumber } from "./toPageNumber.ts";

/** Entries on one page of a public list. */
const pageSize = 50;

/** One page of a list, as a screen shows it. */
export interface ListPage<T> {
	rows: T[];
	/** From 1. */
	page: number;
	/** At least 1. */
	pages: number;
}

/** Reads the page that the request asks for; an address behind the last page leads to the last one. */
export async function readPage<T>(request: Request, read: (page: PageNumber) => Promise<Page<T>>): Promise<ListPage<T>> {
	const page = toPageNumber(request);
	const { rows, total } = await read({ page, pageSize });
	const pages = Math.max(1, Math.ceil(total / pageSize));
	if (page > pages) throw redirect(`${new URL(request.url).pathname}${pages > 1 ? `?page=${pages}` : ""}`);
	return { rows, page, pages };
}
