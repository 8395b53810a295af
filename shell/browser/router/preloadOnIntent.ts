import { isSlowLine } from "../first-paint/isSlowLine.ts";

/** Preloads a link's page when it is hovered, touched or focused, but not on a slow line. */
export function preloadOnIntent(preload: (page: URL) => void): void {
	const onIntent = ({ target }: Event) => {
		const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
		if (!link || link.target || link.hasAttribute("download") || isSlowLine()) return;
		const page = new URL(link.href, location.href);
		if (page.origin === location.origin && page.pathname + page.search !== location.pathname + location.search) preload(page);
	};
	for (const type of ["pointerover", "focusin", "touchstart"]) addEventListener(type, onIntent, { passive: true });
}
