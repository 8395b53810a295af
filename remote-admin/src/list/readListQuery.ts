import type { ListQuery, Sort } from "@site/shared-data";
import type { ListRules } from "./ListRules.ts";

/** What a list's address asks for; what it cannot mean is left out, so that an old or mistyped address shows a list. */
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
