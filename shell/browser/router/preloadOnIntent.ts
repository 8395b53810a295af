/**
 * Tells of each page of this site that the person is about to open: the pointer rests on its link, the finger
 * touches it, the focus reaches it.
 */
export function preloadOnIntent(preload: (page: URL) => void): void {
	const onIntent = ({ target }: Event) => {
		const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
		if (!link || link.target || link.hasAttribute("download")) return;
		const page = new URL(link.href, location.href);
		if (page.origin === location.origin && page.pathname + page.search !== location.pathname + location.search) preload(page);
	};
	for (const type of ["pointerover", "focusin", "touchstart"]) addEventListener(type, onIntent, { passive: true });
}
