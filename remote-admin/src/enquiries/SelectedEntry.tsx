import { IconButton } from "@site/shared-ui";
import { hasLetterKeys } from "@site/shared-ui/keys";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { styled } from "styled-components";
import { AdminIcon } from "../layout/AdminIcon.tsx";
import type { Result } from "../results/Result.ts";
import { useResult } from "../results/useResult.ts";

interface SelectedEntryProps<Entry> {
	id: string | null;
	noun: string;
	elsewhere: Promise<Result<Entry | null>>;
	page: { rows: readonly Entry[]; total: number; first: number };
	onStep: (id: string) => void;
	onSeen: (entry: Entry) => void;
	/** Renders the dialog; it stays mounted while it closes. */
	renderDialog: (entry: Entry, isOpen: boolean, steps: ReactNode) => ReactNode;
}

export function SelectedEntry<Entry extends { id: string }>(props: SelectedEntryProps<Entry>) {
	const { id, noun, elsewhere, page, onStep, onSeen, renderDialog } = props;
	const { result } = useResult(elsewhere);
	const at = page.rows.findIndex((row) => row.id === id);
	const found = page.rows[at] ?? (result?.status === "success" && result.data?.id === id ? result.data : null);
	// Keeps the entry: a filter may remove it from the list, and the dialog needs it while it closes.
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

interface EntryPagerProps {
	noun: string;
	position: number;
	total: number;
	previous: string | undefined;
	next: string | undefined;
	onStep: (id: string) => void;
}

/** The position of the open entry in its list, and buttons to its neighbours; K and J do the same. */
function EntryPager({ noun, position, total, previous, next, onStep }: EntryPagerProps) {
	const handleKey = useEffectEvent((event: KeyboardEvent) => {
		if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event) || !hasLetterKeys()) return;
		const to = { j: next, k: previous }[event.key.toLowerCase()];
		if (to) onStep(to);
	});
	useEffect(() => {
		const listener = (event: KeyboardEvent) => handleKey(event);
		document.addEventListener("keydown", listener);
		return () => document.removeEventListener("keydown", listener);
	}, []);
	return (
		<Root>
			<span>
				{position} of {total}
			</span>
			<IconButton
				label={`Previous ${noun}`}
				title="Previous (K)"
				aria-disabled={!previous || undefined}
				onClick={() => previous && onStep(previous)}
			>
				<AdminIcon name="up" />
			</IconButton>
			<IconButton label={`Next ${noun}`} title="Next (J)" aria-disabled={!next || undefined} onClick={() => next && onStep(next)}>
				<AdminIcon name="down" />
			</IconButton>
		</Root>
	);
}

const isTyping = ({ target }: KeyboardEvent) =>
	target instanceof Element && target.closest('textarea, select, input:not([type="radio"])') !== null;

const Root = styled.div`
	flex: none;
	display: flex;
	align-items: center;
	gap: 1px;
	margin-top: -0.25rem;
	font-size: var(--text-sm);
	font-variant-numeric: tabular-nums;
	color: var(--text-3);
	white-space: nowrap;

	span {
		margin-right: var(--space-2);
	}
	[aria-disabled] {
		color: var(--text-disabled);
		cursor: default;
	}
`;
