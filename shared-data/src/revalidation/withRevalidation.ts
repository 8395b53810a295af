import { isContentWrite } from "./isContentWrite.ts";

const timeoutMs = 2_000;

/**
 * Tells the site's server of every write that public pages show, and before its answer is passed on: the
 * next request then gets the page with it. A server that cannot be told notices within seconds by itself.
 */
export function withRevalidation(
	fetch: typeof globalThis.fetch,
	backendUrl: string,
	siteOrigin: string,
): typeof globalThis.fetch {
	const root = new URL(backendUrl).pathname.replace(/\/$/, "");
	return async (input, init) => {
		const response = await fetch(input, init);
		const { pathname } = new URL(input instanceof Request ? input.url : input);
		if (response.ok && isContentWrite(init?.method ?? "GET", pathname.slice(root.length))) {
			await fetch(`${siteOrigin}/revalidate`, { method: "POST", signal: AbortSignal.timeout(timeoutMs) }).catch(() => {});
		}
		return response;
	};
}
