import { useEffect, useState } from "react";
import { readingPlaces } from "./readingPlaces.ts";
import { scrolledShare } from "./scrolledShare.ts";

/** Reading begins and ends here: before and after it there is no place worth keeping. */
const begun = 0.08;
const finished = 0.95;

/** How near to the offered place somebody is who has found it alone. */
const near = 0.02;

/** Keeps where somebody stops reading an essay, and offers the place they stopped at last time; it moves nobody by itself. Browsers only. */
export function useReadingPlace(essay: string) {
	const [offer, setOffer] = useState(() => (location.hash ? undefined : readingPlaces.get(essay)));

	useEffect(() => {
		let timer: ReturnType<typeof setTimeout>;
		const keep = () => {
			const share = scrolledShare();
			// A place that is still offered must not be lost by a first glance.
			if (offer !== undefined && share < offer - near) return;
			setOffer(undefined);
			if (share > begun) readingPlaces.set(essay, share < finished ? share : undefined);
		};
		const handleScroll = () => {
			clearTimeout(timer);
			timer = setTimeout(keep, 300);
		};
		window.addEventListener("scroll", handleScroll, { passive: true });
		return () => {
			clearTimeout(timer);
			window.removeEventListener("scroll", handleScroll);
		};
	}, [essay, offer]);

	return {
		offer,
		goOn() {
			const way = document.documentElement.scrollHeight - window.innerHeight;
			window.scrollTo({ top: (offer ?? 0) * way });
			setOffer(undefined);
		},
		dismiss() {
			readingPlaces.set(essay);
			setOffer(undefined);
		},
	};
}
