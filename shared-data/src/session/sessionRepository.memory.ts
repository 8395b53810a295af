import { DataError } from "../errors/DataError.ts";
import type { MemoryStore } from "../testing/MemoryStore.ts";
import { assertPasswordFits } from "./passwordRules.ts";
import type { SessionRepository, SessionUser } from "./sessionRepository.ts";

/** An account that can sign in to the memory repositories. */
export interface MemoryAccount extends SessionUser {
	password: string;
}

/** The session repository in memory, with the accounts that may sign in. */
export function createMemorySessionRepository(
	store: MemoryStore,
	accounts: MemoryAccount[],
	signedIn: SessionUser | null,
): SessionRepository {
	const known = accounts.map((account) => ({ ...account }));
	const listeners = new Set<(user: SessionUser | null) => void>();
	let user = signedIn;
	const change = (next: SessionUser | null) => {
		user = next;
		for (const listener of listeners) listener(next);
	};
	/** False without a matching account. */
	const signInTo = (account: MemoryAccount | undefined) => {
		if (!account) return false;
		const { password: _, ...next } = account;
		change(next);
		return true;
	};
	return {
		current: () => store.respond("session", () => user),
		signIn: (email, password) =>
			store.respond("session", () => signInTo(known.find((one) => one.email === email && one.password === password))),
		async signOut() {
			// Like Supabase, ends the session on this browser even if the backend fails.
			await store.respond("session", () => undefined).catch(() => undefined);
			change(null);
		},
		signOutEverywhere: () => store.respond("session", () => change(null)),
		requestPasswordReset: () => store.respond("session", () => undefined),
		recover: (proof) =>
			store.respond("session", () => {
				// Every recovery mail has this code, and its link has the fragment #type=recovery&email=….
				const email = "code" in proof ? proof.email : new URLSearchParams(proof.fragment.replace(/^#/, "")).get("email");
				if ("code" in proof && proof.code.trim() !== memoryRecoveryCode) return false;
				return signInTo(known.find((one) => one.email === email));
			}),
		setPassword: (password) =>
			store.respond("session", () => {
				const account = known.find(({ id }) => id === user?.id);
				if (!account) throw new DataError("signed-out", "The memory session is signed out");
				assertPasswordFits(password);
				if (password.length < 8) throw new DataError("invalid", "Too short", { reason: "weak-password" });
				account.password = password;
			}),
		setName: (name) =>
			store.respond("session", () => {
				if (!user) throw new DataError("signed-out", "The memory session is signed out");
				change({ ...user, name: name.trim() });
			}),
		onChange(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}

/** The code in every recovery mail of the memory repository. */
export const memoryRecoveryCode = "123456";
