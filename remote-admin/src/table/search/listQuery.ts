import type { ListQuery, Sort } from "@site/shared-data";

export interface ListRules<Status extends string = string, Key extends string = string> {
	statuses: readonly Status[];
	sorts: readonly Key[];
	/** The default sorting; without it the table's own order. */
	sort?: Sort<Key>;
	pageSize: number;
}

export interface ListChange {
	search?: string;
	status?: string;
	sort?: Sort<string>;
	page?: number;
}

/** Parses the query of a list from its URL; invalid parameters are ignored. */
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

export function withParam(params: URLSearchParams, name: string, value: string | null): URLSearchParams {
	const next = new URLSearchParams(params);
	if (value) next.set(name, value);
	else next.delete(name);
	return next;
}

/** The URL parameters after a change; a new search, filter or sorting resets the page. */
export function toListParams(params: URLSearchParams, { search, status, sort, page }: ListChange): URLSearchParams {
	const next = new URLSearchParams(params);
	const set = (name: string, value: string | undefined) => (value ? next.set(name, value) : next.delete(name));
	if (search !== undefined) set("q", search.trim());
	if (status !== undefined) set("status", status);
	if (sort) set("sort", `${sort.direction === "descending" ? "-" : ""}${sort.by}`);
	set("page", page !== undefined && page > 1 ? String(page) : undefined);
	return next;
}
