import { LoadingState, Skeleton, VisuallyHidden } from "@site/shared-ui";
import { Stack } from "@site/shared-ui/layout";
import { TablePlaceholder } from "@site/shared-ui/Table";
import { lazy, Suspense } from "react";
import { styled } from "styled-components";
import { PageHead } from "../../layout/PageHead.tsx";
import type { Result } from "../../results/Result.ts";
import { useResult } from "../../results/useResult.ts";
import { found, type ListFrameProps } from "../../table/ListFrame.tsx";
import { listPlaceholder } from "../../table/ListPlaceholder.tsx";
import { ListTools } from "../../table/ListTools.tsx";
import { useListUrl } from "../../table/search/useListUrl.ts";
import { TextSkeleton } from "../../table/TextSkeleton.tsx";
import type { InboxKind, InboxRow } from "../InboxKind.ts";
import { Columns, face } from "./Board.styles.ts";
import type { BoardPage } from "./boardPage.ts";
import { useDragHistory, withDragHistory } from "./dragHistory.ts";

const load = () => import("./Board.tsx");
const Board = lazy(() => load().then((module) => ({ default: module.Board }))) as Awaited<ReturnType<typeof load>>["Board"];

/** Loads the board's code in parallel with its entries. Rendering reports a failure. */
export const preloadBoard = () => void load().catch(() => {});

type Frame<Entry extends { id: string }> = Pick<
	ListFrameProps<Entry>,
	"title" | "actions" | "searchLabel" | "statuses" | "rules" | "layouts" | "empty" | "notFound" | "children"
>;

interface BoardFrameProps<Entry extends InboxRow<Status>, Status extends string> extends Frame<Entry> {
	kind: InboxKind<Entry, Status>;
	list: Promise<Result<BoardPage<Entry, Status>>>;
	now: number;
	onMove: (entry: Entry, status: Status) => Promise<boolean>;
}

export function BoardFrame<Entry extends InboxRow<Status>, Status extends string>(props: BoardFrameProps<Entry, Status>) {
	const { title, actions, searchLabel, statuses, rules, layouts, empty, notFound, children } = props;
	const { kind, list, now, onMove } = props;
	const listUrl = useListUrl(rules);
	const { result, isRefreshing } = useResult(list);
	const loaded = result?.status === "success" ? result.data : null;
	const { dragHistory, move } = useDragHistory(loaded?.rows ?? [], onMove);
	const page = loaded && withDragHistory(loaded, dragHistory);
	const { many } = kind.nouns;
	const { isNarrowed } = listUrl;
	const placeholder = listPlaceholder({ title, result, isRefreshing, isNarrowed, notFound, statuses, empty });
	return (
		<>
			<PageHead title={title} actions={actions} />
			<ListTools searchLabel={searchLabel} statuses={statuses} listUrl={listUrl} layouts={layouts} />
			{placeholder && <TablePlaceholder>{placeholder}</TablePlaceholder>}
			{result === null && <BoardSkeleton columns={rules.statuses.length} noun={many} />}
			{page && page.total > 0 && (
				<Suspense fallback={<BoardSkeleton columns={page.columns.length} noun={many} />}>
					<Board kind={kind} page={page} now={now} onMove={(entry, status) => void move(entry, status)} />
				</Suspense>
			)}
			<VisuallyHidden role="status">{page && !isRefreshing && isNarrowed && found(page.total, kind.nouns)}</VisuallyHidden>
			{children?.({ rows: page?.rows ?? [], total: page?.rows.length ?? 0, first: 1 })}
		</>
	);
}

const BoardSkeleton = ({ columns, noun }: { columns: number; noun: string }) => (
	<LoadingState label={`Loading ${noun}…`}>
		<Columns as="span" $count={columns}>
			{Array.from({ length: columns }, (_, column) => (
				// oxlint-disable-next-line react/no-array-index-key -- they have no id, and do not change.
				<Stack key={column} as="span" $gap={3} $pad="4 2">
					<Skeleton height="0.75rem" width="40%" />
					<Face>
						<TextSkeleton />
					</Face>
					<Face>
						<TextSkeleton />
					</Face>
				</Stack>
			))}
		</Columns>
	</LoadingState>
);

const Face = styled.span`
	${face}
	min-height: 6.5rem;
`;
