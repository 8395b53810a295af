import { useEffect, useEffectEvent, useState } from "react";

const storeDelayMs = 700;

interface Draft {
	of: string;
	ids: readonly string[];
	isStored: boolean;
}

/** An optimistic order, stored after a pause. Another stored order, or a failure, discards it. */
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
		const timer = setTimeout(() => void commit(draft), storeDelayMs);
		return () => clearTimeout(timer);
	}, [draft]);

	return { ids, move: (id: string, to: number) => setDraft({ of, ids: moveItem(ids, id, to), isStored: false }) };
}

function moveItem(ids: readonly string[], id: string, to: number): string[] {
	return ids.filter((other) => other !== id).toSpliced(to, 0, id);
}
