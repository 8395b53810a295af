import { useDragOperation, useDroppable } from "@dnd-kit/react";
import { TextLink, VisuallyHidden } from "@site/shared-ui";
import { Grid, Text } from "@site/shared-ui/layout";
import { useSearchParams } from "@site/shared-ui/router";
import { type ReactNode, useId } from "react";
import { Status } from "../../table/status/Status.tsx";
import type { InboxKind, InboxRow } from "../InboxKind.ts";
import { ColumnRoot } from "./Board.styles.ts";
import { moreParams } from "./boardPage.ts";
import type { CardData } from "./dragAndDrop.ts";

interface ColumnProps<Entry extends InboxRow<Status>, Status extends string> {
	kind: InboxKind<Entry, Status>;
	status: Status;
	shown: number;
	total: number;
	isAlone: boolean;
	children: ReactNode;
}

export function Column<Entry extends InboxRow<Status>, Status extends string>(props: ColumnProps<Entry, Status>) {
	const { kind, status, shown, total, isAlone, children } = props;
	const { statuses, nouns, board } = kind;
	const { ref, isDropTarget } = useDroppable({ id: status });
	const { source } = useDragOperation();
	const [params] = useSearchParams();
	const id = useId();
	const more = board && shown < total ? moreParams(params, board, status) : null;
	const isHome = (source?.data as CardData | undefined)?.column === status;
	return (
		<ColumnRoot ref={ref} aria-labelledby={id} $isTarget={isDropTarget && !isHome}>
			<div>
				<h2 id={id}>
					<Status mark={statuses[status].mark}>{statuses[status].label}</Status>
				</h2>
				<Text as="span" $size="sm" $numeric $tone="text-3">
					{total} <VisuallyHidden>{total === 1 ? nouns.one : nouns.many}</VisuallyHidden>
				</Text>
			</div>
			<Grid as="ul" $columns={isAlone ? "repeat(auto-fill, minmax(min(15rem, 100%), 1fr))" : 1} $gap={2} aria-labelledby={id}>
				{children}
			</Grid>
			{total === 0 && (
				<Text $pad="0px 1" $size="sm" $tone="text-3">
					No {nouns.many}
				</Text>
			)}
			{shown < total && (
				<Text $top={3} $pad="0px 1" $size="sm" $tone="text-3">
					The newest {shown} of {total}.{" "}
					{more && (
						<TextLink to={{ search: `?${more}` }} replace preventScrollReset>
							Show more
							<VisuallyHidden>
								{" "}
								{statuses[status].label.toLowerCase()} {nouns.many}
							</VisuallyHidden>
						</TextLink>
					)}
				</Text>
			)}
		</ColumnRoot>
	);
}
