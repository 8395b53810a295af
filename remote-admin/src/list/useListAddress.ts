import type { ListQuery } from "@site/shared-data";
import { useSearchParams } from "@site/shared-ui/router";
import { useEffect, useRef } from "react";
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
	// A change that is not in the address yet is kept by the one that overtakes it.
	const latest = useRef(params);
	useEffect(() => {
		latest.current = params;
	}, [params]);
	return {
		query,
		isNarrowed: Boolean(query.search || query.status),
		change(change) {
			latest.current = toListAddress(latest.current, change);
			setParams(latest.current, { replace: true, preventScrollReset: true });
		},
		toPage: (page) => ({ search: `?${toListAddress(params, { page })}` }),
	};
}
