import { type Page, type ReplyTemplate, selectedParams } from "@site/shared-data";
import { Stack } from "@site/shared-ui/layout";
import { RowAction } from "@site/shared-ui/RowAction";
import { useLoaderData, useSearchParams } from "@site/shared-ui/router";
import { SegmentedFilter } from "@site/shared-ui/SegmentedFilter";
import { CounterCard, StatGroup } from "@site/shared-ui/StatCard";
import { AdminIcon } from "../layout/AdminIcon.tsx";
import { useInboxCounts } from "../layout/inboxCounts.ts";
import { DeleteDialog } from "../mutations/DeleteDialog.tsx";
import { useDeletion } from "../mutations/useDeletion.ts";
import { useSetStatus } from "../mutations/useSetStatus.ts";
import { BlockError } from "../results/BlockError.tsx";
import type { Result } from "../results/Result.ts";
import { BulkButton } from "../table/BulkButton.tsx";
import { ListExport } from "../table/csv/ExportButton.tsx";
import { ListFrame } from "../table/ListFrame.tsx";
import { type ListRules, withParam } from "../table/search/listQuery.ts";
import { BoardFrame } from "./board/BoardFrame.tsx";
import { type BoardPage, isBoard, viewParam } from "./board/boardPage.ts";
import { InboxDialog } from "./InboxDialog.tsx";
import type { InboxKind, InboxRow } from "./InboxKind.ts";
import { inboxColumns } from "./inboxColumns.tsx";
import { useNow } from "./response-time/responseTime.ts";
import { SelectedEntry } from "./SelectedEntry.tsx";
import { useSelectedEntry } from "./useSelectedEntry.ts";

interface InboxData<Entry> {
	now: number;
	list: Promise<Result<Page<Entry>>>;
	selected: Promise<Result<Entry | null>>;
	templates: Promise<Result<ReplyTemplate[]>>;
}

export function InboxScreen<Entry extends InboxRow<Status>, Status extends string>({
	kind,
	rules,
}: {
	kind: InboxKind<Entry, Status>;
	rules: ListRules<Status>;
}) {
	const data = useLoaderData() as InboxData<Entry>;
	const { name, nouns, url, statuses, columns, answeredStatus, undoDescription } = kind;
	const now = useNow(data.now);
	const selected = useSelectedEntry(selectedParams[name]);
	const setStatus = useSetStatus<Entry, Status>({
		to: url,
		nouns,
		nameOf: kind.nameOf,
		describeStatus: kind.describeStatus,
		...(undoDescription && { describeUndo: () => undoDescription }),
	});
	const deletion = useDeletion(url, kind.deletionNouns);
	const titleOf = (entry: Entry) => `${kind.describe(entry).name}: ${kind.describe(entry).subject}`;
	const toDeleted = (entry: Entry) => ({ id: entry.id, name: titleOf(entry) });
	const remove = (entries: readonly Entry[], after?: () => void) => deletion.request(entries.map(toDeleted), after);
	const isNew = (entry: Entry) => entry.status === kind.newStatus;
	const [params, setParams] = useSearchParams();
	const onBoard = kind.board !== undefined && isBoard(params);
	const frame = {
		title: kind.title,
		actions: <ListExport to={url} name={kind.exportName} rules={rules} nouns={nouns} />,
		searchLabel: kind.searchLabel,
		statuses: rules.statuses.map((value) => ({ value, label: statuses[value].label })),
		rules,
		notFound: kind.notFound,
		empty: kind.empty,
		layouts: kind.board && (
			<SegmentedFilter
				label="Layout"
				variant="square"
				value={onBoard ? "board" : "list"}
				onChange={(layout) =>
					setParams(withParam(params, viewParam, layout === "board" ? layout : null), { replace: true, preventScrollReset: true })
				}
				options={[
					{ value: "list", label: "List" },
					{ value: "board", label: "Board" },
				]}
			/>
		),
		children: (page: { rows: readonly Entry[]; total: number; first: number }) => (
			<SelectedEntry
				id={selected.id}
				noun={nouns.one}
				elsewhere={data.selected}
				page={page}
				onStep={selected.step}
				onSeen={(entry) => {
					if (kind.seenStatus && isNew(entry)) void setStatus([entry], kind.seenStatus, { isQuiet: true });
				}}
				renderDialog={(entry, isOpen, steps) => (
					<InboxDialog
						kind={kind}
						open={isOpen && !deletion.isOpen}
						entry={entry}
						now={now}
						steps={steps}
						templates={data.templates}
						onClose={selected.close}
						onSetStatus={(status) => void setStatus([entry], status)}
						onDelete={() => remove([entry], selected.close)}
					/>
				)}
			/>
		),
	};
	return (
		<>
			{onBoard ? (
				<BoardFrame
					{...frame}
					kind={kind}
					list={data.list as Promise<Result<BoardPage<Entry, Status>>>}
					now={now}
					onMove={(entry, status) => setStatus([entry], status, { from: entry.status })}
				/>
			) : (
				<ListFrame
					{...frame}
					counters={<InboxCounters kind={kind} />}
					nouns={nouns}
					list={data.list}
					table={{
						columns: inboxColumns(kind, now, selected.linkTo),
						nameOf: titleOf,
						...(columns.actionsWidth && { actionsWidth: columns.actionsWidth }),
						card: {
							areas: '"sender status select" "about about about" "received actions actions"',
							columns: "minmax(0, 1fr) auto auto",
						},
					}}
					renderActions={(entry) => {
						const about = `${kind.idPrefix}-${entry.id}`;
						return (
							<>
								{answeredStatus && kind.isUnanswered(entry) && (
									<RowAction
										label={answeredStatus.rowLabel}
										about={about}
										onClick={() => void setStatus([entry], answeredStatus.status)}
									>
										<AdminIcon name="reply" />
									</RowAction>
								)}
								<RowAction label="View" about={about} {...selected.linkTo(entry.id)}>
									<AdminIcon name="eye" />
								</RowAction>
								<RowAction label="Delete" about={about} danger onClick={() => remove([entry])}>
									<AdminIcon name="trash" />
								</RowAction>
							</>
						);
					}}
					canSelectFound
					renderBulk={(bulk) => (
						<>
							{kind.bulkStatuses.map(({ status, label }) => (
								<BulkButton
									key={status}
									onPress={() =>
										bulk.change({
											label,
											question: (many) => `Should ${many} be ${kind.describeStatus(status).could}?`,
											run: (entries) => setStatus(entries, status),
										})
									}
								>
									{label}
								</BulkButton>
							))}
							<BulkButton danger onPress={() => bulk.withRows((entries) => remove(entries, bulk.clear))}>
								Delete…
							</BulkButton>
						</>
					)}
				/>
			)}
			<DeleteDialog deletion={deletion} />
		</>
	);
}

function InboxCounters({ kind: { name, nouns, statuses, newStatus } }: { kind: InboxKind<any, any> }) {
	const result = useInboxCounts()[name];
	if (result?.status === "error") return <BlockError what={`The ${nouns.many} could not be counted.`} kind={result.kind} />;
	const counts: Record<string, number> | undefined = result?.data;
	return (
		<Stack $bottom={3}>
			<StatGroup aria-label="Counters">
				<CounterCard label="Total" count={counts?.total ?? null} />
				{Object.entries<{ label: string }>(statuses)
					.filter(([status]) => status !== "rejected")
					.map(([status, { label }]) => (
						<CounterCard key={status} label={label} count={counts?.[status] ?? null} hot={status === newStatus} />
					))}
			</StatGroup>
		</Stack>
	);
}
