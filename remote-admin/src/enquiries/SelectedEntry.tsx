import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Result } from "../results/Result.ts";
import { useResult } from "../results/useResult.ts";
import { EntryPager } from "./EntryPager.tsx";

interface SelectedEntryProps<Entry> {
	/** The id of the entry in the URL. */
	id: string | null;
	noun: string;
	/** The entry, if it is not on the current page of the list. */
	elsewhere: Promise<Result<Entry | null>>;
	page: { rows: readonly Entry[]; total: number; first: number };
	onStep: (id: string) => void;
	/** Called once for each opened entry. */
	onSeen: (entry: Entry) => void;
	/** Renders the dialog; it stays mounted while it closes. */
	renderDialog: (entry: Entry, isOpen: boolean, steps: ReactNode) => ReactNode;
}

/** The dialog of the entry in the URL, over its list. */
export function SelectedEntry<Entry extends { id: string }>(props: SelectedEntryProps<Entry>) {
	const { id, noun, elsewhere, page, onStep, onSeen, renderDialog } = props;
	const { result } = useResult(elsewhere);
	const at = page.rows.findIndex((row) => row.id === id);
	const found = page.rows[at] ?? (result?.status === "success" && result.data?.id === id ? result.data : null);
	// Keep the entry: a filter may remove it from the list, and the dialog needs it while it closes.
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
		<EntryPager
			noun={noun}
			position={page.first + at}
			total={page.total}
			previous={page.rows[at - 1]?.id}
			next={page.rows[at + 1]?.id}
			onStep={onStep}
		/>
	);
	return renderDialog(shown, id === shown.id, steps);
}
