/** A fetch that aborts after `limitMs`, which includes reading the body. */
export function withTimeLimit(fetch: typeof globalThis.fetch, limitMs = timeLimitMs): typeof globalThis.fetch {
	return (input, init) => {
		const timeout = AbortSignal.timeout(limitMs);
		return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout });
	};
}

/** The time limit of a call to the backend. */
export const timeLimitMs = 15_000;
