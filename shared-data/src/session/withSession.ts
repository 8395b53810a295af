import { isAuthRetryableFetchError, type Session } from "@supabase/supabase-js";
import { toDataError } from "../errors/toDataError.ts";
import { type AuthService, rejectAfterTimeLimit } from "./AuthService.ts";
import type { SessionStore } from "./sessionStore.ts";

interface Parts {
	auth: AuthService;
	store: SessionStore;
	timeLimitMs?: number | undefined;
}

/** Sends with an access token, and once more with a new one after a 401. Resolves with the last response. */
export type SendWithToken = <Reply extends { status: number }>(
	token: string,
	send: (token: string) => Promise<Reply>,
) => Promise<Reply>;

/** Refreshes a refused session once for all waiting calls, and clears one that cannot be refreshed. */
export function createRefreshRetry({ auth, store, timeLimitMs }: Parts): SendWithToken {
	let refreshing: Promise<string | null> | undefined;

	return async (token, send) => {
		const first = await send(token);
		if (first.status !== 401) return first;
		refreshing ??= refresh(token).finally(() => {
			refreshing = undefined;
		});
		const next = await refreshing;
		if (next === null) return first;
		const second = await send(next);
		if (second.status === 401) store.clear();
		return second;
	};

	async function refresh(refused: string): Promise<string | null> {
		const stored = await tokenOf(auth.getSession());
		if (stored !== refused) return stored;
		await tokenOf(auth.refreshSession());
		// Read from the store: another tab may have used the refresh token just before, or ended the session.
		const later = await tokenOf(auth.getSession());
		if (later !== refused) return later;
		store.clear();
		return null;
	}

	async function tokenOf(sessionCall: Promise<SessionResponse>): Promise<string | null> {
		const { data, error } = await rejectAfterTimeLimit(sessionCall, timeLimitMs);
		if (error && (isAuthRetryableFetchError(error) || error.status === 429)) throw toDataError(error);
		return data.session?.access_token ?? null;
	}
}

type SessionResponse = { data: { session: Session | null }; error: { name: string; status?: number | undefined } | null };

/** A fetch with the session's access token; `key` is the token of a page without a session. */
export function withSession(
	fetch: typeof globalThis.fetch,
	auth: AuthService,
	key: string,
	sendWithToken: SendWithToken,
): typeof globalThis.fetch {
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
