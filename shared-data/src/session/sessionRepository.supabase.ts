import { AuthApiError, type AuthError, type Session as AuthSession, type User } from "@supabase/supabase-js";
import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { fetchRows } from "../client/table/queries.ts";
import { DataError } from "../errors/DataError.ts";
import { toDataError } from "../errors/toDataError.ts";
import { type AuthService, rejectAfterTimeLimit } from "./AuthService.ts";
import { assertPasswordFits } from "./passwordRules.ts";
import type { RecoveryProof, SessionRepository, SessionUser } from "./sessionRepository.ts";
import type { SessionStore } from "./sessionStore.ts";

interface Parts {
	auth: AuthService;
	store: SessionStore;
	isAdmin: AdminProbe;
	/** The time limit of the auth service at sign-out; then only the session on this browser ends. */
	signOutTimeoutMs?: number;
}

/** Sign-in and sign-out by the auth service; the session lives in the store. */
export function createSessionRepository({ auth, store, isAdmin, signOutTimeoutMs = 3_000 }: Parts): SessionRepository {
	const toUser = async ({ user }: AuthSession): Promise<SessionUser> => toSessionUser(user, await isAdmin(user.id));

	return {
		async current() {
			const { data, error } = await rejectAfterTimeLimit(auth.getSession());
			if (data.session) return rejectAfterTimeLimit(toUser(data.session)).catch(nullIfSignedOut);
			// An ended session means signed out; a connection lost during the refresh does not.
			if (error && !isWrongCredentials(error) && error.name !== "AuthSessionMissingError") throw toDataError(error);
			return null;
		},

		async signIn(email, password) {
			store.acceptWrites();
			return isAccepted(await rejectAfterTimeLimit(auth.signInWithPassword({ email, password })));
		},

		async signOut() {
			try {
				await rejectAfterTimeLimit(auth.signOut({ scope: "local" }), signOutTimeoutMs);
			} catch {
				// Ends the session on this browser even if the auth service did not respond.
			} finally {
				store.clear();
			}
		},

		async signOutEverywhere() {
			const { error } = await rejectAfterTimeLimit(auth.signOut({ scope: "global" }));
			if (error) throw toDataError(error);
			store.clear();
		},

		async requestPasswordReset(email, returnTo) {
			const { error } = await rejectAfterTimeLimit(auth.resetPasswordForEmail(email, { redirectTo: returnTo }));
			if (error) throw toDataError(error);
		},

		async recover(proof) {
			store.acceptWrites();
			return isAccepted(await rejectAfterTimeLimit(begin(auth, proof)));
		},

		async setPassword(password) {
			assertPasswordFits(password);
			const { error } = await rejectAfterTimeLimit(auth.updateUser({ password }));
			if (error) throw toPasswordError(error);
		},

		async setName(name) {
			const { error } = await rejectAfterTimeLimit(auth.updateUser({ data: { name: name.trim() } }));
			if (error) throw toDataError(error);
		},

		onChange(listener) {
			let latest = 0;
			const notify = (session: AuthSession | null) => {
				const sequence = ++latest;
				if (!session) return listener(null);
				// Deferred, because the auth client deadlocks on calls awaited in its callback. A result that
				// is outdated or failed is ignored.
				setTimeout(() => {
					toUser(session).then(
						(user) => sequence === latest && listener(user),
						() => undefined,
					);
				});
			};
			const { data } = auth.onAuthStateChange((event, session) => {
				if (event !== "INITIAL_SESSION") notify(session);
			});
			// Only the store notices a session that ended without the auth service.
			const unsubscribe = store.onCleared(async () => {
				const { data } = await auth.getSession();
				if (!data.session) notify(null);
			});
			return () => {
				latest = Number.POSITIVE_INFINITY;
				unsubscribe();
				data.subscription.unsubscribe();
			};
		},
	};
}

/** A session refused while the list of admins is read has ended. */
function nullIfSignedOut(error: unknown): null {
	if (error instanceof DataError && error.kind === "signed-out") return null;
	throw error;
}

function isAccepted({ error }: { error: AuthError | null }): boolean {
	if (error && !isWrongCredentials(error)) throw toDataError(error);
	return !error;
}

async function begin(auth: Parts["auth"], proof: RecoveryProof): Promise<{ error: AuthError | null }> {
	if ("code" in proof) return auth.verifyOtp({ email: proof.email, token: proof.code.trim(), type: "recovery" });
	const tokens = toRecoveryTokens(proof.fragment);
	return tokens ? auth.setSession(tokens) : { error: new AuthApiError("The link brought no session", 403, "otp_expired") };
}

/** Whether the auth service refused the credentials; a lost connection, 5xx and 429 do not mean that. */
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

/** The tokens in the URL fragment of a recovery link; null if it has none. */
function toRecoveryTokens(fragment: string): { access_token: string; refresh_token: string } | null {
	const fields = new URLSearchParams(fragment.replace(/^#/, ""));
	const [access_token, refresh_token] = [fields.get("access_token"), fields.get("refresh_token")];
	return fields.get("type") === "recovery" && access_token && refresh_token ? { access_token, refresh_token } : null;
}

/** `isAdmin` comes from the database, never from metadata. */
function toSessionUser(user: User, isAdmin: boolean): SessionUser {
	const name: unknown = user.user_metadata?.name;
	return {
		id: user.id,
		email: user.email ?? "",
		name: typeof name === "string" && name.trim() !== "" ? name.trim() : "Admin",
		isAdmin,
	};
}

/** Whether the account is on the list of admins. */
export type AdminProbe = (userId: string) => Promise<boolean>;

/** Reads the list of admins. Only true is cached: the database checks every later call anyway. */
export function createAdminProbe(database: DatabaseClient): AdminProbe {
	const admins = new Set<string>();
	return async (userId) => {
		if (admins.has(userId)) return true;
		const rows = await fetchRows(database.from("admins").select("user_id").eq("user_id", userId));
		if (rows.length > 0) admins.add(userId);
		return rows.length > 0;
	};
}
