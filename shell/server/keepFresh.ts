/** Milliseconds after which stored changes must be visible. */
const freshFor = 3_000;

/** Reads at most every few seconds, whoever asks; a failure is not kept. */
export function keepFresh<T>(read: () => Promise<T>): () => Promise<T> {
	let kept: { at: number; value: Promise<T> } | undefined;
	return () => {
		if (!kept || Date.now() - kept.at > freshFor) {
			const reading = { at: Date.now(), value: read() };
			reading.value.catch(() => {
				if (kept === reading) kept = undefined;
			});
			kept = reading;
		}
		return kept.value;
	};
}
