/** Milliseconds; together with what a page is kept for they stay below the 5 s after which a change is visible. */
const freshFor = 1_000;

/** Reads at most every second, whoever asks; a failure is not kept. */
export function keepFresh<T>(read: () => Promise<T>): () => Promise<T> {
	let kept: { at: number; value: Promise<T> } | undefined;
	return () => {
		if (!kept || performance.now() - kept.at > freshFor) {
			const reading = { at: performance.now(), value: read() };
			reading.value.catch(() => {
				if (kept === reading) kept = undefined;
			});
			kept = reading;
		}
		return kept.value;
	};
}
