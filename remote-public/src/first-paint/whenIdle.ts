/**
 * Runs the work once the browser is idle; browsers that do not tell are taken to be idle soon. Returns its
 * cancellation.
 */
export function whenIdle(work: () => void): () => void {
	if (typeof requestIdleCallback === "undefined") {
		const timer = setTimeout(work, 100);
		return () => clearTimeout(timer);
	}
	const handle = requestIdleCallback(work);
	return () => cancelIdleCallback(handle);
}
