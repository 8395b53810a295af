import type { ListQuery } from "@site/shared-data";
import { useSearchParams } from "@site/shared-ui/router";
import { useEffect, useRef } from "react";
import { type ListChange, type ListRules, readListQuery, toListParams } from "./listQuery.ts";

export interface ListUrl {
	query: ListQuery<string, string>;
	isNarrowed: boolean;
	change: (change: ListChange) => void;
	/** Sorts by a column, or turns its direction round. */
	toggleSort: (column: string) => void;
	toPage: (page: number) => { search: string };
}

export function useListUrl(rules: ListRules): ListUrl {
	const [params, setParams] = useSearchParams();
	const query = readListQuery(params, rules);
	// A later change must include an earlier one that is not in the URL yet.
	const latest = useRef(params);
	const unread = useRef<string[]>([]);
	useEffect(() => {
		const at = unread.current.lastIndexOf(String(params));
		unread.current = at < 0 ? [] : unread.current.slice(at + 1);
		if (unread.current.length === 0) latest.current = params;
	}, [params]);
	const change = (change: ListChange) => {
		latest.current = toListParams(latest.current, change);
		unread.current.push(String(latest.current));
		setParams(latest.current, { replace: true, preventScrollReset: true });
	};
	return {
		query,
		isNarrowed: Boolean(query.search || query.status),
		change,
		toggleSort(by) {
			const { sort } = readListQuery(latest.current, rules);
			change({ sort: { by, direction: sort?.by === by && sort.direction === "ascending" ? "descending" : "ascending" } });
		},
		toPage: (page) => ({ search: `?${toListParams(params, { page })}` }),
	};
}
