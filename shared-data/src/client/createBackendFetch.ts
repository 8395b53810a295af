/** The time limit of a call to the backend with its retries. */
export const timeLimitMs = 15_000;

/** The absolute URL of one of the backend's services. */
export const serviceUrl = (backendUrl: string, path: string): string =>
	new URL(path, backendUrl.endsWith("/") ? backendUrl : `${backendUrl}/`).href;

/** A fetch that retries reads, and aborts after `limitMs`, which includes retries and reading the body. */
export function createBackendFetch(
	fetch: typeof globalThis.fetch,
	limitMs = timeLimitMs,
	retryDelaysMs = [200, 600],
): typeof globalThis.fetch {
	const retryingFetch = withReadRetry(fetch, retryDelaysMs);
	return (input, init) => {
		const timeout = AbortSignal.timeout(limitMs);
		return retryingFetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout });
	};
}

/** Retries a read twice. The clients' own retry takes seven seconds to fail, this one takes one. */
function withReadRetry(fetch: typeof globalThis.fetch, retryDelaysMs: readonly number[]): typeof globalThis.fetch {
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

/** PostgREST's header with the error's code; responses to HEAD have it too. */
const isTimeout = ({ headers }: Response) => headers.get("proxy-status")?.endsWith("error=57014") === true;

const readMethods = new Set(["GET", "HEAD"]);

const transientStatuses = new Set([502, 503, 504, 520]);
