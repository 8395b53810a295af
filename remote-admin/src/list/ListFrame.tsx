import type { Page } from "@site/shared-data";
import { EmptyState, ErrorState, VisuallyHidden } from "@site/shared-ui";
import { BulkBar } from "@site/shared-ui/BulkBar";
import { Pagination } from "@site/shared-ui/Pagination";
import { useNavigate, useRevalidator } from "@site/shared-ui/router";
import { Table } from "@site/shared-ui/Table";
import { type ComponentProps, type ReactNode, useEffect } from "react";
import { PageHead } from "../layout/PageHead.tsx";
import type { Outcome } from "../outcome/Outcome.ts";
import { reasonOf } from "../outcome/reasonOf.ts";
import { useOutcome } from "../outcome/useOutcome.ts";
import { Foot, Rows } from "./ListFrame.styles.ts";
import type { ListRules } from "./ListRules.ts";
import { ListTools } from "./ListTools.tsx";
import { useChosen } from "./useChosen.ts";
import { useListAddress } from "./useListAddress.ts";

type TableProps<Row> = ComponentProps<typeof Table<Row>>;

export interface ListFrameProps<Row extends { id: string }> {
	title: string;
	/** What the rows are, in lower case: one and many. */
	nouns: { one: string; many: string };
	/** Buttons and links at the screen's head. */
	actions?: ReactNode;
	counters?: ReactNode;
	searchLabel: string;
	statuses?: readonly { value: string; label: string }[];
	rules: ListRules<string, string>;
	list: Promise<Outcome<Page<Row>>>;
	table: Pick<TableProps<Row>, "columns" | "nameOf" | "actionsWidth" | "card">;
	/** RowActions of a row. */
	renderActions: (row: Row) => ReactNode;
	/** What can be done to the chosen rows; `clear` ends the choice. */
	renderBulk: (chosen: Row[], clear: () => void) => ReactNode;
	/** The face of a list that holds nothing at all. */
	empty: Pick<ComponentProps<typeof EmptyState>, "title" | "children" | "action">;
	/** The heading of a search that finds nothing. */
	notFound: string;
	/** Dialogs over the list; they get the page in sight. */
	children?: (page: { rows: readonly Row[]; total: number; first: number }) => ReactNode;
}

/** The frame of every list of the owner: search, filter, sort and page in the address, a choice of rows, and the three faces. */
export function ListFrame<Row extends { id: string }>(props: ListFrameProps<Row>) {
	const { title, nouns, actions, counters, searchLabel, statuses, rules, list, table, empty, notFound, children } = props;
	const { renderActions, renderBulk } = props;
	const address = useListAddress(rules);
	const { query, isNarrowed, change, toPage } = address;
	const { outcome, isRefreshing } = useOutcome(list);
	const { revalidate, state } = useRevalidator();
	const page = outcome?.state === "loaded" ? outcome.value : null;
	const rows = page?.rows ?? [];
	const { chosen, ids, choose, clear } = useChosen(rows, `${query.search} ${query.status}`);
	const pages = Math.max(1, Math.ceil((page?.total ?? 0) / rules.pageSize));
	useFirstPageBefore(!isRefreshing && page !== null && query.page > pages ? toPage(pages) : null);

	return (
		<>
			<PageHead title={title} actions={actions} />
			{counters}
			<ListTools searchLabel={searchLabel} statuses={statuses} address={address} />
			<Rows $isRefreshing={isRefreshing}>
				<Table
					{...table}
					actions={renderActions}
					caption={title}
					keyOf={({ id }) => id}
					rows={outcome === null ? null : rows}
					sort={query.sort && { column: query.sort.by, direction: query.sort.direction }}
					onSortChange={({ column, direction }) => change({ sort: { by: column, direction } })}
					selected={ids}
					onSelectedChange={choose}
					top="var(--tools-height)"
					expected={8}
					empty={
						isNarrowed ? (
							<EmptyState title={notFound}>Try adjusting your search or filter.</EmptyState>
						) : (
							<EmptyState {...empty} />
						)
					}
					failed={
						outcome?.state === "failed" && (
							<ErrorState title={`${title} could not be loaded`} onRetry={revalidate} busy={isRefreshing || state === "loading"}>
								{reasonOf(outcome.kind)} Nothing that is stored is lost.
							</ErrorState>
						)
					}
				/>
			</Rows>
			<VisuallyHidden role="status">{page && !isRefreshing && isNarrowed && found(page.total, nouns)}</VisuallyHidden>
			<BulkBar count={chosen.length} onClear={clear}>
				{renderBulk(chosen, clear)}
			</BulkBar>
			{page && page.total > 0 && (
				<Foot>
					<Pagination
						page={Math.min(query.page, pages)}
						pages={pages}
						toPage={toPage}
						summary={range(query.page, rules.pageSize, page)}
					/>
				</Foot>
			)}
			{children?.({ rows, total: page?.total ?? 0, first: (query.page - 1) * rules.pageSize + 1 })}
		</>
	);
}

/** The last row of the last page may be gone: the page before takes its place in the address. */
function useFirstPageBefore(to: { search: string } | null) {
	const navigate = useNavigate();
	const search = to?.search;
	useEffect(() => {
		if (search !== undefined) void navigate({ search }, { replace: true });
	}, [navigate, search]);
}

const found = (total: number, { one, many }: { one: string; many: string }) => `${total} ${total === 1 ? one : many} found`;

function range(page: number, pageSize: number, { rows, total }: Page<unknown>) {
	const first = (page - 1) * pageSize + 1;
	return `${first}–${first + rows.length - 1} of ${total}`;
}
