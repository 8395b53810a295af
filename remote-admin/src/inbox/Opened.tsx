import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Outcome } from "../outcome/Outcome.ts";
import { useOutcome } from "../outcome/useOutcome.ts";
import { Steps } from "./Steps.tsx";

interface OpenedProps<Row> {
	/** The entry that the address names. */
	id: string | null;
	noun: string;
	/** It, when the page in sight does not hold it. */
	elsewhere: Promise<Outcome<Row | null>>;
	page: { rows: readonly Row[]; total: number; first: number };
	onStep: (id: string) => void;
	/** Called once for each entry that is opened. */
	onSeen?: (row: Row) => void;
	/** The dialog; it stays while it closes. */
	renderDialog: (row: Row, isOpen: boolean, steps: ReactNode) => ReactNode;
}

/** The entry of a list that the address names, for a dialog over the list. */
export function Opened<Row extends { id: string }>({
	id,
	noun,
	elsewhere,
	page,
	onStep,
	onSeen,
	renderDialog,
}: OpenedProps<Row>) {
	const { outcome } = useOutcome(elsewhere);
	const at = page.rows.findIndex((row) => row.id === id);
	const found = page.rows[at] ?? (outcome?.state === "loaded" && outcome.value?.id === id ? outcome.value : null);
	// A filter may take an open entry out of the list, and the dialog needs its text while it closes.
	const [shown, setShown] = useState<Row | null>(null);
	if (found && found !== shown) setShown(found);

	const seen = useRef<string>(undefined);
	const see = useEffectEvent((row: Row) => onSeen?.(row));
	useEffect(() => {
		if (!found || seen.current === found.id) return;
		seen.current = found.id;
		see(found);
	}, [found]);

	if (!shown) return null;
	const steps = at >= 0 && (
		<Steps
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
