import { useState } from "react";
import type { InboxRow } from "../InboxKind.ts";
import type { Move } from "./moves.ts";

/** Cards in the columns that they were moved to; one whose move failed goes back. */
export function useMoves<Entry extends InboxRow<Status>, Status extends string>(
	loaded: readonly Entry[],
	store: (entry: Entry, status: Status) => Promise<boolean>,
) {
	const [moves, setMoves] = useState<ReadonlyMap<string, Move<Status>>>(new Map());
	return {
		moves,
		/** Resolves with whether the move was stored. */
		async move(entry: Entry, to: Status) {
			const { id } = entry;
			const from = loaded.find((row) => row.id === id)?.status ?? entry.status;
			const before = moves.get(id);
			const own: Move<Status> = { from, to, storedAt: null };
			setMoves((all) => new Map(all).set(id, own));
			const isStored = await store(entry, to);
			setMoves((all) => {
				// A later move of the same card stands.
				if (all.get(id) !== own) return all;
				const next = new Map(all);
				next.delete(id);
				const rest = isStored ? { ...own, storedAt: Date.now() } : before;
				return rest ? next.set(id, rest) : next;
			});
			return isStored;
		},
	};
}
