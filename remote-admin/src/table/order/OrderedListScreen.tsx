import type { Page } from "@site/shared-data";
import { ButtonLink, LoadingState, Skeleton, VisuallyHidden } from "@site/shared-ui";
import { useLoaderData } from "@site/shared-ui/router";
import { TablePlaceholder } from "@site/shared-ui/Table";
import type { ComponentType, ReactNode } from "react";
import { AdminIcon } from "../../layout/AdminIcon.tsx";
import { PageHead } from "../../layout/PageHead.tsx";
import { DeleteDialog } from "../../mutations/DeleteDialog.tsx";
import type { Nouns } from "../../mutations/describeBulkResult.ts";
import { useDeletion } from "../../mutations/useDeletion.ts";
import type { Result } from "../../results/Result.ts";
import { useResult } from "../../results/useResult.ts";
import { ListExport } from "../csv/ExportButton.tsx";
import { listPlaceholder } from "../ListPlaceholder.tsx";
import { ListTools } from "../ListTools.tsx";
import { useListPlace } from "../search/listPlace.ts";
import type { ListRules } from "../search/listQuery.ts";
import { useListUrl } from "../search/useListUrl.ts";
import { OrderedList } from "./OrderedList.tsx";
import { useReordering } from "./useReordering.ts";

export interface OrderedListKind<Row extends { id: string }> {
	path: string;
	title: string;
	nouns: Nouns;
	/** The noun in a load error; by default the title. */
	errorSubject?: string;
	note?: string;
	limit?: { max: number; note: string };
	add: { to: string; label: string };
	/** The name of the exported file. */
	exportName?: string;
	/** Omitted if the list has no search. */
	search?: { label: string; statuses?: Record<string, string> };
	rowHeight: string;
	empty: { title: string; text: string };
	/** The effect of the order: "The order here is the order on the site." */
	hint: string;
	/** Column names, in the grid of a row. */
	head?: ReactNode;
	nameOf: (row: Row) => string;
	/** The row in the confirmation of its deletion; by default its name. */
	describe?: (row: Row) => string;
	Row: ComponentType<{ row: Row; onDelete: () => void }>;
}

interface OrderedListScreenProps<Row extends { id: string }> {
	kind: OrderedListKind<Row>;
	rules: ListRules;
}

export function OrderedListScreen<Row extends { id: string }>({ kind, rules }: OrderedListScreenProps<Row>) {
	const { title, nouns, limit, search, empty, nameOf, describe = nameOf } = kind;
	const { list } = useLoaderData<{ list: Promise<Result<Page<Row>>> }>();
	const { result, isRefreshing } = useResult(list);
	const listUrl = useListUrl(rules);
	const reorder = useReordering(kind.path);
	const deletion = useDeletion(kind.path, nouns);

	const page = result?.status === "success" ? result.data : null;
	useListPlace(page !== null);
	const isNarrowed = search !== undefined && listUrl.isNarrowed;
	const isComplete = !isNarrowed && page?.total === page?.rows.length;
	const isFull = limit !== undefined && !isNarrowed && page !== null && page.total >= limit.max;
	const add = (
		<ButtonLink variant="primary" to={kind.add.to}>
			<AdminIcon name="plus" />
			{kind.add.label}
		</ButtonLink>
	);
	const statuses = Object.entries(search?.statuses ?? {}).map(([value, label]) => ({ value, label }));
	const placeholder = listPlaceholder({
		title: kind.errorSubject ?? title,
		result,
		isRefreshing,
		isNarrowed,
		notFound: `No ${nouns.many} found`,
		statuses,
		empty: { title: empty.title, children: empty.text, action: add },
	});
	return (
		<>
			<PageHead
				title={title}
				note={isFull ? limit.note : kind.note}
				actions={
					<>
						{kind.exportName && <ListExport to={kind.path} name={kind.exportName} rules={rules} nouns={nouns} />}
						{!isFull && add}
					</>
				}
			/>
			{search && <ListTools searchLabel={search.label} listUrl={listUrl} statuses={statuses} />}
			{result === null && (
				<LoadingState label={`Loading ${nouns.many}…`}>
					{[1, 2, 3, 4].map((row) => (
						<Skeleton key={row} width="100%" height={kind.rowHeight} />
					))}
				</LoadingState>
			)}
			{placeholder && <TablePlaceholder>{placeholder}</TablePlaceholder>}
			{page && page.rows.length > 0 && (
				<OrderedList
					label={title}
					rows={page.rows}
					nameOf={nameOf}
					onReorder={isComplete ? reorder : undefined}
					hint={kind.hint}
					head={kind.head}
					renderRow={(row) => <kind.Row row={row} onDelete={() => deletion.request([{ id: row.id, name: describe(row) }])} />}
				/>
			)}
			<VisuallyHidden role="status">{page && isNarrowed && `${page.total} found`}</VisuallyHidden>
			<DeleteDialog deletion={deletion} />
		</>
	);
}
