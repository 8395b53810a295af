import type { Sort } from "@site/shared-data";

export interface ListChange {
	search?: string;
	/** "" for all. */
	status?: string;
	sort?: Sort<string>;
	page?: number;
}

/** The address after a change; whatever changes which rows there are leads back to the first page. */
export function toListAddress(params: URLSearchParams, { search, status, sort, page }: ListChange): URLSearchParams {
	const next = new URLSearchParams(params);
	const set = (name: string, value: string | undefined) => (value ? next.set(name, value) : next.delete(name));
	if (search !== undefined) set("q", search.trim());
	if (status !== undefined) set("status", status);
	if (sort) set("sort", `${sort.direction === "descending" ? "-" : ""}${sort.by}`);
	set("page", page !== undefined && page > 1 ? String(page) : undefined);
	return next;
}
