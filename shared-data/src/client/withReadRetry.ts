/**
 * A fetch that asks twice more when a read got no answer or a gateway's refusal. The clients' own retry waits
 * seven seconds before it reports a failure;
 * this one takes one second at most, so that a page can say soon what is wrong.
 */
export function withReadRetry(fetch: typeof globalThis.fetch, pauses = [200, 600]): typeof globalThis.fetch {
	return async (input, init) => {
		if (!reads.has(init?.method ?? "GET")) return fetch(input, init);
		for (const pause of pauses) {
			try {
				const response = await fetch(input, init);
				if (!passing.has(response.status)) return response;
			} catch (error) {
				if (init?.signal?.aborted) throw error;
			}
			await new Promise((resolve) => setTimeout(resolve, pause));
		}
		return fetch(input, init);
	};
}

const reads = new Set(["GET", "HEAD"]);

const passing = new Set([502, 503, 504, 520]);
