import { useSyncExternalStore } from "react";

/** True while the page is scrolled by more than the given number of pixels; false on the server. */
export const useScrolledPast = (pixels: number) =>
	useSyncExternalStore(
		listen,
		() => window.scrollY > pixels,
		() => false,
	);

function listen(onScroll: () => void) {
	window.addEventListener("scroll", onScroll, { passive: true });
	return () => window.removeEventListener("scroll", onScroll);
}
