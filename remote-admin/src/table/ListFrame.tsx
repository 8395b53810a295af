import type { Page } from "@site/shared-data";
import { Button, type EmptyState, VisuallyHidden } from "@site/shared-ui";
import { BulkBar } from "@site/shared-ui/BulkBar";
import { below, Stack } from "@site/shared-ui/layout";
import { Pagination } from "@site/shared-ui/Pagination";
import { useNavigate } from "@site/shared-ui/router";
import { Table } from "@site/shared-ui/Table";
import { type ComponentProps, type ReactNode, useEffect, useState } from "react";
import { styled } from "styled-components";
import { PageHead } from "../layout/PageHead.tsx";
import type { Nouns } from "../mutations/describeBulkResult.ts";
import { Refreshable } from "../results/Refreshable.ts";
import type { Result } from "../results/Result.ts";
import { useResult } from "../results/useResult.ts";
import { listPlaceholder } from "./ListPlaceholder.tsx";
import { ListTools } from "./ListTools.tsx";
import { useListPlace } from "./search/listPlace.ts";
import type { ListRules } from "./search/listQuery.ts";
import { useListUrl } from "./search/useListUrl.ts";
import { type Bulk, useBulk } from "./useBulk.tsx";

type TableProps<Row> = ComponentProps<typeof Table<Row>>;

export interface ListFrameProps<Row extends { id: string }> {
	title: string;
	nouns: Nouns;
	actions?: ReactNode;
	counters?: ReactNode;
	searchLabel: string;
	statuses?: readonly { value: string; label: string }[];
	rules: ListRules;
	layouts?: ReactNode;
	list: Promise<Result<Page<Row>>>;
	table: Pick<TableProps<Row>, "columns" | "nameOf" | "actionsWidth" | "card">;
	renderActions: (row: Row) => ReactNode;
	renderBulk: (bulk: Bulk<Row>) => ReactNode;
	/** Offers to select the rows of other pages too; the action of the route must handle "find". */
	canSelectFound?: boolean;
	empty: Pick<ComponentProps<typeof EmptyState>, "title" | "children" | "action">;
	notFound: string;
	/** Dialogs over the list; they get the current page. */
	children?: (page: { rows: readonly Row[]; total: number; first: number }) => ReactNode;
}

export function ListFrame<Row extends { id: string }>(props: ListFrameProps<Row>) {
	const { title, nouns, actions, counters, searchLabel, statuses, rules, layouts, list, table, empty, notFound, children } =
		props;
	const { renderActions, renderBulk, canSelectFound = false } = props;
	const listUrl = useListUrl(rules);
	const { query, isNarrowed, toggleSort, toPage } = listUrl;
	const { result, isRefreshing } = useResult(list);
	const page = result?.status === "success" ? result.data : null;
	useListPlace(page !== null);
	const rows = page?.rows ?? [];
	const { selected, selectedIds, select, clear, hasFound, selectFound } = useRowSelection(
		rows,
		`${query.search} ${query.status}`,
	);
	const total = page?.total ?? 0;
	const isPageSelected = rows.length > 0 && rows.every(({ id }) => selectedIds.has(id));
	const { bulk, dialog } = useBulk({ rows: selected, clear, query: hasFound ? query : null, nouns });
	const pages = Math.max(1, Math.ceil(total / rules.pageSize));
	useReplacedPage(!isRefreshing && page !== null && query.page > pages ? toPage(pages) : null);

	return (
		<>
			<PageHead title={title} actions={actions} />
			{counters}
			<ListTools searchLabel={searchLabel} statuses={statuses} listUrl={listUrl} layouts={layouts} />
			<Rows $isRefreshing={isRefreshing}>
				<Table
					{...table}
					actions={renderActions}
					caption={title}
					keyOf={({ id }) => id}
					rows={result === null ? null : rows}
					sort={query.sort && { column: query.sort.by, direction: query.sort.direction }}
					onSort={toggleSort}
					selected={selectedIds}
					onSelectedChange={select}
					top="var(--tools-height)"
					expected={8}
					placeholder={listPlaceholder({ title, result, isRefreshing, isNarrowed, notFound, statuses, empty })}
				/>
			</Rows>
			<VisuallyHidden role="status">{page && !isRefreshing && isNarrowed && found(page.total, nouns)}</VisuallyHidden>
			<BulkBar count={hasFound ? total : selected.length} onClear={clear}>
				{canSelectFound && isPageSelected && total > rows.length && (
					<SelectFound variant="quiet" size="small" onClick={() => selectFound(!hasFound)}>
						{hasFound ? `Select only the ${rows.length} on this page` : `Select all ${total} found`}
					</SelectFound>
				)}
				{renderBulk(bulk)}
			</BulkBar>
			{dialog}
			{page && page.total > 0 && (
				<Stack $padTop={4}>
					<Pagination
						page={Math.min(query.page, pages)}
						pages={pages}
						toPage={toPage}
						summary={range(query.page, rules.pageSize, page)}
					/>
				</Stack>
			)}
			{children?.({ rows, total, first: (query.page - 1) * rules.pageSize + 1 })}
		</>
	);
}

/** Replaces the URL with the previous page if the last row of the last page was deleted. */
function useReplacedPage(to: { search: string } | null) {
	const navigate = useNavigate();
	const search = to?.search;
	useEffect(() => {
		if (search !== undefined) void navigate({ search }, { replace: true });
	}, [navigate, search]);
}

export const found = (total: number, { one, many }: Nouns) => `${total} ${total === 1 ? one : many} found`;

function range(page: number, pageSize: number, { rows, total }: Page<unknown>) {
	const first = (page - 1) * pageSize + 1;
	return `${first}–${first + rows.length - 1} of ${total}`;
}

const Rows = styled(Refreshable)`
	/* Keeps a focused row clear of the sticky bars. */
	html:has(&) {
		scroll-padding-block: 7rem 5rem;
	}
`;

const SelectFound = styled(Button)`
	${below(48)} {
		flex-basis: 100% !important;
	}
`;

/** The selected rows, cleared when `scope` changes: another search or filter may hide some of them. */
function useRowSelection<Entry extends { id: string }>(rows: readonly Entry[], scope: string) {
	const none = { rows: new Map<string, Entry>(), scope, hasFound: false };
	const [selection, setSelection] = useState(none);
	if (selection.scope !== scope) setSelection(none);
	const inSight = new Map(rows.map((row) => [row.id, row]));
	const { hasFound } = selection;

	const select = (ids: ReadonlySet<string>) => {
		const entries = [...ids].flatMap((id) => {
			const row = selection.rows.get(id) ?? inSight.get(id);
			return row ? [[id, row] as const] : [];
		});
		setSelection({ ...none, rows: new Map(entries) });
	};
	return {
		selected: [...selection.rows.values()],
		selectedIds: new Set((hasFound ? inSight : selection.rows).keys()),
		select,
		clear: () => setSelection(none),
		/** Whether every row that the list finds is selected, on other pages too. */
		hasFound,
		selectFound: (isSelected: boolean) => setSelection({ ...none, rows: inSight, hasFound: isSelected }),
	};
}
