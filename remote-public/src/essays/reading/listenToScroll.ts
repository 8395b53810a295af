/** Tells whenever the page may be scrolled differently. */
export function listenToScroll(tell: () => void): () => void {
	window.addEventListener("scroll", tell, { passive: true });
	window.addEventListener("resize", tell);
	return () => {
		window.removeEventListener("scroll", tell);
		window.removeEventListener("resize", tell);
	};
}
