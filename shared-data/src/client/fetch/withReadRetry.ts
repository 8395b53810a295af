/**
 * A fetch that retries a read twice after a network error or a gateway error, but not one that the database
 * ended because it took too long. The clients' own retry takes
 * seven seconds to fail; this one takes one second, so that a page reports the error soon.
 */
export function withReadRetry(fetch: typeof globalThis.fetch, retryDelaysMs = [200, 600]): typeof globalThis.fetch {
	return async (input, init) => {
		if (!readMethods.has(init?.method ?? "GET")) return fetch(input, init);
		for (const delayMs of retryDelaysMs) {
			try {
				const response = await fetch(input, init);
				if (!transientStatuses.has(response.status) || isTimeout(response)) return response;
			} catch (error) {
				if (init?.signal?.aborted) throw error;
			}
			await new Promise((resolve) => setTimeout(resolve, delayMs));
		}
		return fetch(input, init);
	};
}

/** PostgREST's header with the error's code, which responses to HEAD have too. */
const isTimeout = ({ headers }: Response) => headers.get("proxy-status")?.endsWith("error=57014") === true;

const readMethods = new Set(["GET", "HEAD"]);

const transientStatuses = new Set([502, 503, 504, 520]);
