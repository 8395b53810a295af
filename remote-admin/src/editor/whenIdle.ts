/** Runs when nothing else is to be done, at the latest after half a second; returns what calls it off. */
export function whenIdle(run: () => void): () => void {
	// Safari has no idle callbacks.
	if (!("requestIdleCallback" in globalThis)) {
		const timer = setTimeout(run);
		return () => clearTimeout(timer);
	}
	const handle = requestIdleCallback(run, { timeout: 500 });
	return () => cancelIdleCallback(handle);
}
