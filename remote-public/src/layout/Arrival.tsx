import { ScrollRestoration, useLocation } from "@site/shared-ui/router";
import { useEffect, useRef } from "react";

/** What a browser does when a document opens, for pages that open without one: the scroll position is the page's own, and reading begins at its content. */
export function Arrival() {
	const { pathname } = useLocation();
	const arrivedAt = useRef(pathname);
	useEffect(() => {
		if (arrivedAt.current === pathname) return;
		arrivedAt.current = pathname;
		// With the frame that shows the page: asked before, the browser would lay it out for this alone.
		const frame = requestAnimationFrame(() => document.getElementById("main")?.focus({ preventScroll: true }));
		return () => cancelAnimationFrame(frame);
	}, [pathname]);
	return <ScrollRestoration />;
}
