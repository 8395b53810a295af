import { AuthApiError, type AuthError, type Session as AuthSession, type SupabaseClient, type User } from "@supabase/supabase-js";
import { DataError } from "../errors/DataError.ts";
import { toDataError } from "../errors/toDataError.ts";
import type { AdminProbe } from "./adminProbe.supabase.ts";
import { beforeTimeLimit } from "./beforeTimeLimit.ts";
import type { RecoveryProof, SessionUser } from "./Session.ts";
import type { SessionRepository } from "./sessionRepository.ts";
import type { SessionStore } from "./sessionStore.ts";

interface Parts {
	auth: SupabaseClient["auth"];
	store: SessionStore;
	isAdmin: AdminProbe;
	/**
	 * How long sign-out waits for the auth service before it ends the session here alone, in milliseconds.
	 */
	signOutLimit?: number;
}

/** Sign-in and sign-out by the auth service; the session lives in the store. */
export function createSessionRepository({ auth, store, isAdmin, signOutLimit = 3_000 }: Parts): SessionRepository {
	const toUser = async ({ user }: AuthSession): Promise<SessionUser> => toSessionUser(user, await isAdmin(user.id));

	return {
		async current() {
			const { data, error } = await beforeTimeLimit(auth.getSession());
			if (data.session) return beforeTimeLimit(toUser(data.session)).catch(nullIfSignedOut);
			// A session that ended is nobody signed in; a connection lost while refreshing is not.
			if (error && !isWrongCredentials(error) && error.name !== "AuthSessionMissingError") throw toDataError(error);
			return null;
		},

		async signIn(email, password) {
			store.remember();
			const { error } = await beforeTimeLimit(auth.signInWithPassword({ email, password }));
			if (!error) return true;
			if (isWrongCredentials(error)) return false;
			throw toDataError(error);
		},

		async signOut() {
			try {
				await beforeTimeLimit(auth.signOut({ scope: "local" }), signOutLimit);
			} catch {
				// The auth service cannot be told; the session on this browser ends all the same.
			} finally {
				store.forget();
			}
		},

		async signOutEverywhere() {
			const { error } = await beforeTimeLimit(auth.signOut({ scope: "global" }));
			if (error) throw toDataError(error);
			store.forget();
		},

		async requestPasswordReset(email, returnTo) {
			const { error } = await beforeTimeLimit(auth.resetPasswordForEmail(email, { redirectTo: returnTo }));
			if (error) throw toDataError(error);
		},

		async recover(proof) {
			store.remember();
			const { error } = await beforeTimeLimit(begin(auth, proof));
			if (!error) return true;
			if (isWrongCredentials(error)) return false;
			throw toDataError(error);
		},

		async setPassword(password) {
			const { error } = await beforeTimeLimit(auth.updateUser({ password }));
			if (error) throw toPasswordError(error);
		},

		onChange(listener) {
			let latest = 0;
			const tell = (session: AuthSession | null) => {
				const sequence = ++latest;
				if (!session) return listener(null);
				// The auth client deadlocks on calls awaited inside its callback; one that was overtaken, or
				// whose probe got no answer, changes nothing.
				setTimeout(() => {
					toUser(session).then(
						(user) => sequence === latest && listener(user),
						() => undefined,
					);
				});
			};
			const { data } = auth.onAuthStateChange((event, session) => {
				if (event !== "INITIAL_SESSION") tell(session);
			});
			// A session that ended without the auth service was told to nobody but the store.
			const stopWatching = store.onForgotten(async () => {
				const { data } = await auth.getSession();
				if (!data.session) tell(null);
			});
			return () => {
				latest = Number.POSITIVE_INFINITY;
				stopWatching();
				data.subscription.unsubscribe();
			};
		},
	};
}

/** A session that was refused while the list of admins was asked is over. */
function nullIfSignedOut(error: unknown): null {
	if (error instanceof DataError && error.kind === "signed-out") return null;
	throw error;
}

async function begin(auth: Parts["auth"], proof: RecoveryProof): Promise<{ error: AuthError | null }> {
	if ("code" in proof) return auth.verifyOtp({ email: proof.email, token: proof.code.trim(), type: "recovery" });
	const tokens = toRecoveryTokens(proof.fragment);
	return tokens ? auth.setSession(tokens) : { error: new AuthApiError("The link brought no session", 403, "otp_expired") };
}

/**
 * Whether the auth service refused the e-mail and password themselves; a lost connection, 5xx and 429 say
 * nothing about them.
 */
function isWrongCredentials({ name, status }: AuthError): boolean {
	return name === "AuthApiError" && status !== undefined && refusals.has(status);
}

const refusals = new Set([400, 401, 403, 422]);

/** A refused password as DataError. */
function toPasswordError(error: AuthError): DataError {
	if (error.name === "AuthSessionMissingError") return new DataError("signed-out", error.message, { cause: error });
	const reason = error.code === "same_password" ? "same-password" : "weak-password";
	const isRefused = error.name === "AuthWeakPasswordError" || error.code === "weak_password" || error.status === 422;
	return isRefused ? new DataError("invalid", error.message, { reason, cause: error }) : toDataError(error);
}

/** The tokens in the fragment of the URL that a recovery link leads to; null when it holds none. */
function toRecoveryTokens(fragment: string): { access_token: string; refresh_token: string } | null {
	const fields = new URLSearchParams(fragment.replace(/^#/, ""));
	const [access_token, refresh_token] = [fields.get("access_token"), fields.get("refresh_token")];
	return fields.get("type") === "recovery" && access_token && refresh_token ? { access_token, refresh_token } : null;
}

/**
 * The account of the auth service as the app sees it. Whether it is the admin comes from the database, never
 * from metadata.
 */
function toSessionUser(user: User, isAdmin: boolean): SessionUser {
	const name: unknown = user.user_metadata?.name;
	return {
		id: user.id,
		email: user.email ?? "",
		name: typeof name === "string" && name.trim() !== "" ? name.trim() : "Admin",
		isAdmin,
	};
}
