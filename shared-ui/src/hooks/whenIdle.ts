/** Runs when the browser is idle, after `timeoutMs` at the latest; returns the function that cancels it. */
export function whenIdle(run: () => void, timeoutMs?: number): () => void {
	// Safari has no requestIdleCallback.
	if (typeof requestIdleCallback === "undefined") {
		const timer = setTimeout(run);
		return () => clearTimeout(timer);
	}
	const handle = requestIdleCallback(run, timeoutMs === undefined ? undefined : { timeout: timeoutMs });
	return () => cancelIdleCallback(handle);
}
