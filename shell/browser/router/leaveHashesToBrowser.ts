/**
 * Leaves history entries that differ only in their hash to the browser, which restores the scroll position;
 * the router would treat them as pages. Call it before the router
 * starts, and the returned function at each page.
 */
export function leaveHashesToBrowser(): () => void {
	let state: { key?: string } | null;
	addEventListener(
		"click",
		({ target }) => {
			history.scrollRestoration = target instanceof Element && target.closest('a[href^="#"]') ? "auto" : "manual";
		},
		true,
	);
	addEventListener("popstate", (event) => {
		const isPage = event.state && event.state.key !== state?.key;
		if (isPage) ({ state } = event);
		else event.stopImmediatePropagation();
		// A new entry gets the page's state: the router finds page and position by its key.
		if (!event.state) history.replaceState(state, "");
	});
	return () => ({ state } = history);
}
