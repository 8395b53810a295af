import { useEffect, useState } from "react";
import { scrolledFraction } from "./ReadingProgress.tsx";

/** Positions before the first and after the second fraction are not saved: not yet begun, and finished. */
const minSavedFraction = 0.08;
const maxSavedFraction = 0.95;

/** The offer hides once the visitor scrolls within this fraction of the saved position. */
const offerHideFraction = 0.02;

/** The pause in scrolling after which the position is saved. */
const saveDelayMs = 300;

/** Saves the reading position of an essay and offers the one saved last time. Browsers only. */
export function useReadingPosition(essay: string) {
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
		},
		dismiss() {
			readingPositions.set(essay);
			setOffer(undefined);
		},
	};
}

const storageKey = "reading-places";
const maxPositions = 30;

/** The latest reading positions by essay, as fractions of the page from 0 to 1, on this device only. */
const readingPositions = {
	get: (essay: string): number | undefined => read().find(([id]) => id === essay)?.[1],
	/** Saves the position; without one it is deleted. */
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
