import { ScrollRestoration, useLocation } from "@site/shared-ui/router";
import { useLayoutEffect, useRef } from "react";

/**
 * What a browser does when a document opens, for pages that open without one: the scroll position is the
 * page's own, and reading begins at its content.
 */
export function Arrival() {
	const { pathname } = useLocation();
	const arrivedAt = useRef(pathname);
	useLayoutEffect(() => {
		if (arrivedAt.current === pathname) return;
		arrivedAt.current = pathname;
		const left = document.activeElement;
		// Who opened the palette on the way writes there.
		if (left?.closest('[role="dialog"][data-open]')) return;
		// With the frame that shows the page: asked before, the browser would lay it out for this alone. Who
		// has gone on by then is left where they are.
		const frame = requestAnimationFrame(() => {
			const { activeElement, body } = document;
			if (activeElement === left || activeElement === body) document.getElementById("main")?.focus({ preventScroll: true });
		});
		return () => cancelAnimationFrame(frame);
	}, [pathname]);
	return <ScrollRestoration />;
}
