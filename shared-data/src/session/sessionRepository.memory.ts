import type { MemoryStore } from "../testing/MemoryStore.ts";
import type { SessionUser } from "./Session.ts";
import type { SessionRepository } from "./sessionRepository.ts";

/** An account that can sign in to the memory repositories. */
export interface MemoryAccount extends SessionUser {
	password: string;
}

/** A session kept in memory, with the accounts that may sign in. */
export function createMemorySessionRepository(
	store: MemoryStore,
	accounts: MemoryAccount[],
	signedIn: SessionUser | null,
): SessionRepository {
	const listeners = new Set<(user: SessionUser | null) => void>();
	let user = signedIn;
	const change = (next: SessionUser | null) => {
		user = next;
		for (const listener of listeners) listener(next);
	};
	return {
		current: () => store.answer("session", () => user),
		signIn: (email, password) =>
			store.answer("session", () => {
				const account = accounts.find((known) => known.email === email && known.password === password);
				if (!account) return false;
				const { password: _, ...next } = account;
				change(next);
				return true;
			}),
		async signOut() {
			// As with the real one, no failure of the backend keeps a session alive on this browser.
			await store.answer("session", () => undefined).catch(() => undefined);
			change(null);
		},
		onChange(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}
