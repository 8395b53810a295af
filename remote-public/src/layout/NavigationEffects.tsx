import { ScrollRestoration, useLocation } from "@site/shared-ui/router";
import { useLayoutEffect, useRef } from "react";

/**
 * The effects of a document load, for link navigations: restores the scroll position and focuses the content.
 */
export function NavigationEffects() {
	const { pathname } = useLocation();
	const lastPathname = useRef(pathname);
	useLayoutEffect(() => {
		if (lastPathname.current === pathname) return;
		lastPathname.current = pathname;
		const left = document.activeElement;
		// Keep the focus in a palette that was opened meanwhile.
		if (left?.closest('[role="dialog"][data-open]')) return;
		// Focus in the next animation frame to avoid a forced layout; skip it if the visitor has moved focus
		// meanwhile.
		const frame = requestAnimationFrame(() => {
			const { activeElement, body } = document;
			if (activeElement === left || activeElement === body) document.getElementById("main")?.focus({ preventScroll: true });
		});
		return () => cancelAnimationFrame(frame);
	}, [pathname]);
	return <ScrollRestoration />;
}
