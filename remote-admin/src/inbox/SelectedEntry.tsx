import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Result } from "../results/Result.ts";
import { useResult } from "../results/useResult.ts";
import { EntrySteps } from "./EntrySteps.tsx";

interface SelectedEntryProps<Entry> {
	/** The entry that the URL names. */
	id: string | null;
	noun: string;
	/** It, when the page in sight does not hold it. */
	elsewhere: Promise<Result<Entry | null>>;
	page: { rows: readonly Entry[]; total: number; first: number };
	onStep: (id: string) => void;
	/** Called once for each entry that is opened. */
	onSeen: (entry: Entry) => void;
	/** The dialog; it stays while it closes. */
	renderDialog: (entry: Entry, isOpen: boolean, steps: ReactNode) => ReactNode;
}

/** The entry of a list that the URL names, for a dialog over the list. */
export function SelectedEntry<Entry extends { id: string }>(props: SelectedEntryProps<Entry>) {
	const { id, noun, elsewhere, page, onStep, onSeen, renderDialog } = props;
	const { result } = useResult(elsewhere);
	const at = page.rows.findIndex((row) => row.id === id);
	const found = page.rows[at] ?? (result?.status === "success" && result.data?.id === id ? result.data : null);
	// A filter may take an open entry out of the list, and the dialog needs its text while it closes.
	const [shown, setShown] = useState<Entry | null>(null);
	if (found && found !== shown) setShown(found);

	const seenId = useRef<string>(undefined);
	const see = useEffectEvent(onSeen);
	useEffect(() => {
		if (!found || seenId.current === found.id) return;
		seenId.current = found.id;
		see(found);
	}, [found]);

	if (!shown) return null;
	const steps = at >= 0 && (
		<EntrySteps
			noun={noun}
			place={page.first + at}
			total={page.total}
			previous={page.rows[at - 1]?.id}
			next={page.rows[at + 1]?.id}
			onStep={onStep}
		/>
	);
	return renderDialog(shown, id === shown.id, steps);
}
