import type { InboxRow } from "../InboxKind.ts";
import { type BoardPage, toPage } from "./boardPage.ts";

/** A card that was moved to another column before the database said so. */
export interface Move<Status> {
	/** The status as it was loaded. */
	from: Status;
	to: Status;
	/** When the database had stored it; null before. */
	storedAt: number | null;
}

/**
 * The board with its moved cards in their new columns. A move counts until the entry is loaded with another
 * status than before it, or is loaded anew after it was stored.
 */
export function withMoves<Entry extends InboxRow<Status>, Status extends string>(
	page: BoardPage<Entry, Status>,
	moves: ReadonlyMap<string, Move<Status>>,
): BoardPage<Entry, Status> {
	const moved = page.rows.flatMap((entry) => {
		const move = moves.get(entry.id);
		const isOpen = move?.from === entry.status && !(move.storedAt !== null && move.storedAt <= page.requestedAt);
		return move && isOpen && move.to !== move.from ? [{ ...entry, status: move.to }] : [];
	});
	if (moved.length === 0) return page;
	const ids = new Set(moved.map(({ id }) => id));
	const columns = page.columns.map(({ status, rows, total }) => {
		const staying = rows.filter(({ id }) => !ids.has(id));
		const arriving = moved.filter((entry) => entry.status === status);
		const shown = arriving.length > 0 ? [...staying, ...arriving].sort(newestFirst) : staying;
		return { status, rows: shown, total: total - (rows.length - staying.length) + arriving.length };
	});
	return { ...toPage(columns), requestedAt: page.requestedAt };
}

const newestFirst = (a: InboxRow<string>, b: InboxRow<string>) =>
	b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1);
