import { AutoScroller, Feedback } from "@dnd-kit/dom";
import { DragDropProvider, DragOverlay } from "@dnd-kit/react";
import { selectedParams } from "@site/shared-data";
import { useSearchParams } from "@site/shared-ui/router";
import { useEffect, useRef, useState } from "react";
import { withParam } from "../../table/search/listQuery.ts";
import type { InboxKind, InboxRow } from "../InboxKind.ts";
import { Columns, Lifted } from "./Board.styles.ts";
import type { BoardPage } from "./boardPage.ts";
import { Card, CardFace, menuId } from "./Card.tsx";
import { Column } from "./Column.tsx";
import { accessibility, sensors } from "./dragAndDrop.ts";

export interface BoardProps<Entry extends InboxRow<Status>, Status extends string> {
	kind: InboxKind<Entry, Status>;
	page: BoardPage<Entry, Status>;
	now: number;
	onMove: (entry: Entry, status: Status) => void;
}

export function Board<Entry extends InboxRow<Status>, Status extends string>({
	kind,
	page,
	now,
	onMove,
}: BoardProps<Entry, Status>) {
	const [plugins] = useState(() => [AutoScroller, Feedback, accessibility((status) => kind.statuses[status as Status].label)]);
	const entryOf = (id: unknown) => page.rows.find((entry) => entry.id === id);
	// Waiting times are shown in minutes, so cards are rendered again only every minute.
	const minute = now - (now % 60_000);
	const [params] = useSearchParams();
	// Without the open entry, so that opening one renders no card again.
	const search = String(withParam(params, selectedParams[kind.name], null));
	const heldFocus = useHeldFocus();
	const latest = useRef(onMove);
	useEffect(() => {
		latest.current = onMove;
	}, [onMove]);
	const [moveByMenu] = useState(() => (entry: Entry, status: Status) => {
		heldFocus.hold(menuId(entry.id));
		latest.current(entry, status);
	});
	return (
		<DragDropProvider
			sensors={sensors}
			plugins={plugins}
			onDragEnd={({ canceled, operation: { source, target } }) => {
				const entry = entryOf(source?.id);
				if (!canceled && entry && target && target.id !== entry.status) onMove(entry, target.id as Status);
			}}
		>
			<Columns $count={page.columns.length} {...heldFocus.listeners}>
				{page.columns.map(({ status, rows, total }) => (
					<Column key={status} kind={kind} status={status} shown={rows.length} total={total} isAlone={page.columns.length === 1}>
						{rows.map((entry) => (
							<Card key={entry.id} entry={entry} kind={kind} now={minute} search={search} onMove={moveByMenu} />
						))}
					</Column>
				))}
			</Columns>
			<DragOverlay dropAnimation={null}>
				{({ id }) => {
					const entry = entryOf(id);
					return (
						entry && (
							<Lifted>
								<CardFace entry={entry} kind={kind} now={now} />
							</Lifted>
						)
					);
				}}
			</DragOverlay>
		</DragDropProvider>
	);
}

/** Keeps the focus on a card's control when the card moves to another column and becomes a new element. */
function useHeldFocus() {
	const held = useRef("");
	useEffect(() => {
		if (held.current && document.activeElement === document.body) document.getElementById(held.current)?.focus();
	});
	return {
		hold: (id: string) => {
			held.current = id;
		},
		listeners: {
			onFocus: ({ target }: { target: Element }) => {
				held.current = target.id;
			},
			onBlur: () => {
				held.current = "";
			},
		},
	};
}
