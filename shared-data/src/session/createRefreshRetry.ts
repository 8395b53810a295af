import { isAuthRetryableFetchError, type Session, type SupabaseClient } from "@supabase/supabase-js";
import { toDataError } from "../errors/toDataError.ts";
import { beforeTimeLimit } from "./beforeTimeLimit.ts";
import type { SessionStore } from "./sessionStore.ts";

interface Parts {
	auth: Pick<SupabaseClient["auth"], "getSession" | "refreshSession">;
	store: SessionStore;
	/** How long a refresh may take, in milliseconds. */
	timeLimit?: number | undefined;
}

/** Sends with an access token, and once more with a new one when the answer is 401. Gives the last answer. */
export type SendWithToken = <Answer extends { status: number }>(
	token: string,
	send: (token: string) => Promise<Answer>,
) => Promise<Answer>;

/**
 * Refreshes the session when its access token is refused, once for all calls that wait. A session that cannot
 * be refreshed, or whose new token is refused as well, is forgotten. Rejects with DataError when the refresh
 * got no answer: that says nothing about the session.
 */
export function createRefreshRetry({ auth, store, timeLimit }: Parts): SendWithToken {
	let refreshing: Promise<string | null> | undefined;

	return async (token, send) => {
		const answer = await send(token);
		if (answer.status !== 401) return answer;
		refreshing ??= refresh(token).finally(() => {
			refreshing = undefined;
		});
		const next = await refreshing;
		if (next === null) return answer;
		const second = await send(next);
		if (second.status === 401) store.forget();
		return second;
	};

	async function refresh(refused: string): Promise<string | null> {
		const stored = await tokenOf(auth.getSession());
		if (stored !== refused) return stored;
		const fresh = await tokenOf(auth.refreshSession());
		if (fresh) return fresh;
		// Another tab may have used the refresh token just before.
		const later = await tokenOf(auth.getSession());
		if (later !== refused) return later;
		store.forget();
		return null;
	}

	async function tokenOf(asking: Promise<Asked>): Promise<string | null> {
		const { data, error } = await beforeTimeLimit(asking, timeLimit);
		if (error && (isAuthRetryableFetchError(error) || error.status === 429)) throw toDataError(error);
		return data.session?.access_token ?? null;
	}
}

type Asked = { data: { session: Session | null }; error: { name: string; status?: number | undefined } | null };
