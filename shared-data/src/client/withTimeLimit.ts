/** A fetch that gives up after `limit` milliseconds, the reading of the answer included. */
export function withTimeLimit(fetch: typeof globalThis.fetch, limit = timeLimit): typeof globalThis.fetch {
	return (input, init) => {
		const timeout = AbortSignal.timeout(limit);
		return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout });
	};
}

/** How long a call to the backend may take, in milliseconds. */
export const timeLimit = 15_000;
