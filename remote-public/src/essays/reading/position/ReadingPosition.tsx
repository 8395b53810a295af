import { Button, Icon, IconButton, useMounted } from "@site/shared-ui";
import { notPrinted } from "@site/shared-ui/mixins";
import { Progress } from "@site/shared-ui/Progress";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { focusMain } from "../../../layout/page/focusMain.ts";
import { useScrolled } from "../../../layout/page/useScrolled.ts";
import { topBlock } from "./topBlock.ts";

export function ReadingProgress() {
	const percent = useScrolled(() => Math.round(scrolledFraction() * 100), 0);
	return <Progress variant="edge" label="Reading progress" value={percent} />;
}

/** The scrolled fraction of the page, from 0 to 1; 0 if nothing scrolls. */
function scrolledFraction(): number {
	const distance = document.documentElement.scrollHeight - window.innerHeight;
	return distance > 0 ? Math.min(1, Math.max(0, window.scrollY / distance)) : 0;
}

export function ReadingPosition({ essayId }: { essayId: string }) {
	const isMounted = useMounted();
	return <Corner role="status">{isMounted && <Offer key={essayId} essayId={essayId} />}</Corner>;
}

function Offer({ essayId }: { essayId: string }) {
	const { offer, resume, dismiss } = useReadingPosition(essayId);
	if (offer === undefined) return null;
	return (
		<Pill>
			<span>{`You stopped at ${Math.round(offer * 100)}%.`}</span>
			<Button size="small" variant="quiet" onClick={resume}>
				Continue reading
			</Button>
			<IconButton label="Dismiss" onClick={dismiss}>
				<Icon name="close" />
			</IconButton>
		</Pill>
	);
}

/** Positions before the first and after the second fraction are not saved: not yet begun, and finished. */
const minSavedFraction = 0.08;
const maxSavedFraction = 0.95;

/** The offer hides once the visitor scrolls within this fraction of the saved position. */
const offerHideFraction = 0.02;

const saveDelayMs = 300;

/** Saves the reading position of an essay and offers the one saved last time. Browsers only. */
function useReadingPosition(essay: string) {
	const [offer, setOffer] = useState(() => (location.hash ? undefined : readingPositions.get(essay)));

	useEffect(() => {
		let timer: ReturnType<typeof setTimeout>;
		const save = () => {
			const position = scrolledFraction();
			// A first scroll must not overwrite a position that is still offered.
			if (offer !== undefined && position < offer - offerHideFraction) return;
			setOffer(undefined);
			if (position > minSavedFraction) readingPositions.set(essay, position < maxSavedFraction ? position : undefined);
		};
		const handleScroll = () => {
			clearTimeout(timer);
			timer = setTimeout(save, saveDelayMs);
		};
		window.addEventListener("scroll", handleScroll, { passive: true });
		return () => {
			clearTimeout(timer);
			window.removeEventListener("scroll", handleScroll);
		};
	}, [essay, offer]);

	return {
		offer,
		resume() {
			const distance = document.documentElement.scrollHeight - window.innerHeight;
			window.scrollTo({ top: (offer ?? 0) * distance });
			setOffer(undefined);
			// The clicked button is removed, and Tab must continue at the new position.
			const block = topBlock();
			if (!block) return focusMain();
			block.tabIndex = -1;
			block.focus({ preventScroll: true });
		},
		dismiss() {
			readingPositions.set(essay);
			setOffer(undefined);
			focusMain();
		},
	};
}

const storageKey = "reading-places";
const maxPositions = 30;

/** The latest reading positions by essay, as fractions of the page from 0 to 1, on this device only. */
const readingPositions = {
	get: (essay: string): number | undefined => read().find(([id]) => id === essay)?.[1],
	/** Saves the position; deletes it if omitted. */
	set(essay: string, position?: number) {
		const others = read().filter(([id]) => id !== essay);
		const positions = position === undefined ? others : [[essay, Math.round(position * 1000) / 1000] as Entry, ...others];
		try {
			localStorage.setItem(storageKey, JSON.stringify(positions.slice(0, maxPositions)));
		} catch {
			// Storage may be blocked or full; then no position is offered.
		}
	},
};

type Entry = [essay: string, position: number];

function read(): Entry[] {
	try {
		const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
		return Array.isArray(stored) ? stored.filter(isEntry) : [];
	} catch {
		return [];
	}
}

const isEntry = (entry: unknown): entry is Entry =>
	Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "number" && entry[1] > 0 && entry[1] < 1;

const Corner = styled.div`
	position: fixed;
	inset: auto var(--space-4) var(--space-4);
	z-index: var(--z-notice);
	display: grid;
	justify-items: center;
	pointer-events: none;
	${notPrinted}
`;

const Pill = styled.div`
	pointer-events: auto;
	display: flex;
	align-items: center;
	gap: var(--space-1);
	padding: 0.25rem 0.375rem 0.25rem 1.125rem;
	border-radius: var(--radius-full);
	background: var(--overlay);
	box-shadow: var(--shadow-overlay);
	font-size: var(--text-md);
	font-variant-numeric: tabular-nums;
	color: var(--text-2);

	button:first-of-type {
		color: var(--accent);
	}
	@media (forced-colors: active) {
		border: 1px solid;
	}
`;
