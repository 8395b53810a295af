/** Runs the work once the browser has nothing else to do. Browsers that do not tell are taken to be idle soon. Returns how to call it off. */
export function whenIdle(work: () => void): () => void {
	if (typeof requestIdleCallback === "undefined") {
		const timer = setTimeout(work, 100);
		return () => clearTimeout(timer);
	}
	const handle = requestIdleCallback(work);
	return () => cancelIdleCallback(handle);
}
