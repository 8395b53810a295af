let isLeaving = false;

/** Whether a document load has begun, which aborts this document's requests. */
export const isLeavingDocument = () => isLeaving;

/** Opens a page with a document load. Never resolves: this document renders nothing more. */
export function loadDocument({ pathname, search, hash }: Pick<URL, "pathname" | "search" | "hash">): Promise<never> {
	isLeaving = true;
	// The back/forward cache restores this document as it was left: waiting for the other page.
	addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
	// After Back and Forward the location has already changed.
	if (pathname + search === location.pathname + location.search) location.reload();
	else location.assign(pathname + search + hash);
	return new Promise<never>(() => {});
}
