/** Runs when the browser is idle, after 500 ms at the latest; returns the function that cancels it. */
export function whenIdle(run: () => void): () => void {
	// Safari has no requestIdleCallback.
	if (!("requestIdleCallback" in globalThis)) {
		const timer = setTimeout(run);
		return () => clearTimeout(timer);
	}
	const handle = requestIdleCallback(run, { timeout: 500 });
	return () => cancelIdleCallback(handle);
}
