import { useRef, useState } from "react";
import type { InboxRow } from "../InboxKind.ts";
import { type BoardPage, toPage } from "./boardPage.ts";

/** An optimistic move of a card to another column. */
export interface Move<Status> {
	from: Status;
	to: Status;
	/** When the database stored it; null before. */
	storedAt: number | null;
}

/** The board with moved cards in their new columns, until they are loaded again. */
export function withDragHistory<Entry extends InboxRow<Status>, Status extends string>(
	page: BoardPage<Entry, Status>,
	dragHistory: ReadonlyMap<string, Move<Status>>,
): BoardPage<Entry, Status> {
	const moved = page.rows.flatMap((entry) => {
		const move = dragHistory.get(entry.id);
		const isOpen = move?.from === entry.status && !(move.storedAt !== null && move.storedAt <= page.requestedAt);
		return move && isOpen ? [{ ...entry, status: move.to }] : [];
	});
	if (moved.length === 0) return page;
	const ids = new Set(moved.map(({ id }) => id));
	const columns = page.columns.map(({ status, rows, total }) => {
		const staying = rows.filter(({ id }) => !ids.has(id));
		const arriving = moved.filter((entry) => entry.status === status);
		const shown = [...staying, ...arriving].sort(newestFirst);
		return { status, rows: shown, total: total - (rows.length - staying.length) + arriving.length };
	});
	return { ...toPage(columns), requestedAt: page.requestedAt };
}

const newestFirst = (a: InboxRow<string>, b: InboxRow<string>) =>
	b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1);

/** Cards in the columns to which they were moved; a failed move is reverted to the last stored one. */
export function useDragHistory<Entry extends InboxRow<Status>, Status extends string>(
	loaded: readonly Entry[],
	store: (entry: Entry, status: Status) => Promise<boolean>,
) {
	const [dragHistory, setDragHistory] = useState<ReadonlyMap<string, Move<Status>>>(new Map());
	const stored = useRef(new Map<string, Move<Status>>());
	return {
		dragHistory,
		async move(entry: Entry, to: Status) {
			const { id } = entry;
			const from = loaded.find((row) => row.id === id)?.status ?? entry.status;
			const own: Move<Status> = { from, to, storedAt: null };
			setDragHistory((all) => new Map(all).set(id, own));
			const isStored = await store(entry, to);
			if (isStored) stored.current.set(id, { ...own, storedAt: Date.now() });
			setDragHistory((all) => {
				// Keeps a later move of the same card.
				if (all.get(id) !== own) return all;
				const next = new Map(all);
				next.delete(id);
				const last = stored.current.get(id);
				return last ? next.set(id, last) : next;
			});
			return isStored;
		},
	};
}
