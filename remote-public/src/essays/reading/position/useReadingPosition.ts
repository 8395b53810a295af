import { useEffect, useState } from "react";
import { scrolledFraction } from "./ReadingProgress.tsx";
import { readingPositions } from "./readingPositions.ts";

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
