/** How much of the page's way is scrolled, from 0 to 1; a page without a way to scroll is at its beginning. */
export function scrolledShare(): number {
	const way = document.documentElement.scrollHeight - window.innerHeight;
	return way > 0 ? Math.min(1, Math.max(0, window.scrollY / way)) : 0;
}
