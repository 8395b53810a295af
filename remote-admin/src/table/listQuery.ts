import type { ListQuery, Sort } from "@site/shared-data";

/** What a list's URL may ask for. */
export interface ListRules<Status extends string = string, Key extends string = string> {
	statuses: readonly Status[];
	sorts: readonly Key[];
	/** How it is sorted when the URL does not say; in the database's own order without one. */
	sort?: Sort<Key>;
	pageSize: number;
}

export interface ListChange {
	search?: string;
	/** "" for all. */
	status?: string;
	sort?: Sort<string>;
	page?: number;
}

/**
 * What a list's URL asks for; what it cannot mean is left out, so that an old or mistyped URL shows a list.
 */
export function readListQuery<Status extends string, Key extends string>(
	params: URLSearchParams,
	{ statuses, sorts, sort, pageSize }: ListRules<Status, Key>,
): ListQuery<Status, Key> {
	const search = params.get("q")?.trim() ?? "";
	const status = statuses.find((known) => known === params.get("status"));
	const page = Number(params.get("page") ?? 1);
	const sortBy = toSort(params.get("sort") ?? "", sorts) ?? sort;
	return {
		search,
		...(status && { status }),
		...(sortBy && { sort: sortBy }),
		page: Number.isSafeInteger(page) && page > 0 ? page : 1,
		pageSize,
	};
}

function toSort<Key extends string>(text: string, sorts: readonly Key[]): Sort<Key> | undefined {
	const by = sorts.find((key) => key === text.replace(/^-/, ""));
	return by && { by, direction: text.startsWith("-") ? "descending" : "ascending" };
}

/** The URL's parameters after a change; what changes which rows there are leads back to the first page. */
export function toListParams(params: URLSearchParams, { search, status, sort, page }: ListChange): URLSearchParams {
	const next = new URLSearchParams(params);
	const set = (name: string, value: string | undefined) => (value ? next.set(name, value) : next.delete(name));
	if (search !== undefined) set("q", search.trim());
	if (status !== undefined) set("status", status);
	if (sort) set("sort", `${sort.direction === "descending" ? "-" : ""}${sort.by}`);
	set("page", page !== undefined && page > 1 ? String(page) : undefined);
	return next;
}
