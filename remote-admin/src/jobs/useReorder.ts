import { useEffect, useEffectEvent, useState } from "react";
import { moved } from "./moved.ts";

/** Milliseconds after the last key in which a row may still be moved on. */
const pause = 700;

interface Draft {
	/** The stored order that it changes. */
	of: string;
	ids: readonly string[];
	isStored: boolean;
}

/** An order that is changed on the screen at once and stored when moving has come to rest. A stored order that differs, or a failure, ends the draft. */
export function useReorder(stored: readonly string[], store: (ids: readonly string[]) => Promise<boolean>) {
	const of = stored.join();
	const [draft, setDraft] = useState<Draft | null>(null);
	if (draft && draft.of !== of) setDraft(null);
	const ids = draft?.of === of ? draft.ids : stored;

	const commit = useEffectEvent(async (wanted: Draft) => {
		setDraft({ ...wanted, isStored: true });
		if (!(await store(wanted.ids))) setDraft(null);
	});
	useEffect(() => {
		if (!draft || draft.isStored || draft.ids.join() === draft.of) return;
		const timer = setTimeout(() => void commit(draft), pause);
		return () => clearTimeout(timer);
	}, [draft]);

	return { ids, move: (id: string, to: number) => setDraft({ of, ids: moved(ids, id, to), isStored: false }) };
}
