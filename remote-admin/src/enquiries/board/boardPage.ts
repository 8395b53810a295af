import type { ListQuery, Page } from "@site/shared-data";
import { type ListRules, readListQuery, withParam } from "../../table/search/listQuery.ts";

export interface BoardRules<Status extends string> {
	/** The statuses of finished entries: their columns begin with the newest few. */
	closed: readonly Status[];
}

export interface BoardColumn<Entry, Status> extends Page<Entry> {
	status: Status;
}

export interface BoardPage<Entry, Status> extends Page<Entry> {
	columns: BoardColumn<Entry, Status>[];
	requestedAt: number;
}

export const viewParam = "view";

export const isBoard = (params: URLSearchParams): boolean => params.get(viewParam) === "board";

const step = 50;
const firstOpen = 200;
const firstClosed = 25;
/** The maximum number of rows of a list's page. */
const maxRows = 1_000;

export function columnSize<Status extends string>(params: URLSearchParams, { closed }: BoardRules<Status>, status: Status) {
	const first = closed.includes(status) ? firstClosed : firstOpen;
	const wanted = Number(params.get(status));
	return Number.isSafeInteger(wanted) ? Math.min(Math.max(wanted, first), maxRows) : first;
}

/** The URL parameters that show more of a column; null if it cannot. */
export function moreParams<Status extends string>(params: URLSearchParams, rules: BoardRules<Status>, status: Status) {
	const size = columnSize(params, rules, status);
	return size === maxRows ? null : withParam(params, status, String(size + step));
}

/** Loads the columns of the statuses that the URL does not filter out, each with the search of the list. */
export async function loadBoard<Entry, Status extends string>(
	list: (query: ListQuery<Status, "createdAt">) => Promise<Page<Entry>>,
	params: URLSearchParams,
	rules: ListRules<Status>,
	board: BoardRules<Status>,
): Promise<BoardPage<Entry, Status>> {
	const requestedAt = Date.now();
	const { search, status: only } = readListQuery(params, rules);
	const loadColumn = async (status: Status) => {
		const sort = { by: "createdAt", direction: "descending" } as const;
		const pageSize = columnSize(params, board, status);
		return { status, ...(await list({ status, sort, page: 1, pageSize, ...(search && { search }) })) };
	};
	const statuses = rules.statuses.filter((status) => !only || status === only);
	return { ...toPage(await Promise.all(statuses.map(loadColumn))), requestedAt };
}

export const toPage = <Entry, Status>(columns: BoardColumn<Entry, Status>[]) => ({
	columns,
	rows: columns.flatMap(({ rows }) => rows),
	total: columns.reduce((sum, { total }) => sum + total, 0),
});
