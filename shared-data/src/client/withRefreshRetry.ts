import type { SendWithToken } from "../session/createRefreshRetry.ts";

/**
 * A fetch that refreshes the session when its token is refused. Calls of the auth client are not retried: a
 * refresh is one of them.
 */
export function withRefreshRetry(
	fetch: typeof globalThis.fetch,
	{ authUrl, sendWithToken }: { authUrl: string; sendWithToken: SendWithToken },
): typeof globalThis.fetch {
	return (input, init) => {
		const headers = new Headers(init?.headers);
		const token = /^Bearer (.+)$/.exec(headers.get("authorization") ?? "")?.[1];
		if (!token || String(input).startsWith(authUrl)) return fetch(input, init);
		return sendWithToken(token, (current) => {
			headers.set("authorization", `Bearer ${current}`);
			return fetch(input, { ...init, headers });
		});
	};
}
