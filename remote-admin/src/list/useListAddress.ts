import type { ListQuery } from "@site/shared-data";
import { useSearchParams } from "@site/shared-ui/router";
import type { ListRules } from "./ListRules.ts";
import { readListQuery } from "./readListQuery.ts";
import { type ListChange, toListAddress } from "./toListAddress.ts";

interface ListAddress {
	query: ListQuery<string, string>;
	/** Whether a search or filter hides rows. */
	isNarrowed: boolean;
	change: (change: ListChange) => void;
	toPage: (page: number) => { search: string };
}

/** Search, filter, sort and page as the address has them. */
export function useListAddress(rules: ListRules<string, string>): ListAddress {
	const [params, setParams] = useSearchParams();
	const query = readListQuery(params, rules);
	return {
		query,
		isNarrowed: Boolean(query.search || query.status),
		change: (change) => setParams((latest) => toListAddress(latest, change), { replace: true, preventScrollReset: true }),
		toPage: (page) => ({ search: `?${toListAddress(params, { page })}` }),
	};
}
