import type { AuthService } from "./AuthService.ts";
import type { SendWithToken } from "./store/createRefreshRetry.ts";

interface Parts {
	auth: AuthService;
	/** The publishable key, which is the token of a page without a session. */
	key: string;
	sendWithToken: SendWithToken;
}

/** A fetch with the session's access token, which is refreshed when it is refused. */
export function withSession(fetch: typeof globalThis.fetch, { auth, key, sendWithToken }: Parts): typeof globalThis.fetch {
	return async (input, init) => {
		const { data } = await auth.getSession();
		const headers = new Headers(init?.headers);
		headers.set("apikey", key);
		return sendWithToken(data.session?.access_token ?? key, (token) => {
			headers.set("authorization", `Bearer ${token}`);
			return fetch(input, { ...init, headers });
		});
	};
}
