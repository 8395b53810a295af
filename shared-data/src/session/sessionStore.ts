import { isStoredSession } from "./isStoredSession.ts";

/**
 * Where the auth client keeps the session, and a way to make it forget. Whatever else stands in its place is
 * removed.
 */
export interface SessionStore {
	getItem(key: string): string | null;
	setItem(key: string, value: string): void;
	removeItem(key: string): void;
	/**
	 * Removes everything kept and keeps nothing more until `remember`: a refresh still under way cannot bring
	 * a session back after sign-out.
	 */
	forget(): void;
	remember(): void;
	/**
	 * Calls the listener when the session was forgotten, here or in another tab; returns the function that
	 * stops it.
	 */
	onForgotten(listener: () => void): () => void;
}

/**
 * A session store on top of local storage, or of memory where there is none (tests, a browser that refuses
 * it).
 */
export function createSessionStore(storage: Storage | undefined = localStorageOrNothing()): SessionStore {
	const memory = new Map<string, string>();
	const keys = new Set<string>();
	const listeners = new Set<() => void>();
	let isForgetful = false;
	const store: SessionStore = {
		getItem(key) {
			keys.add(key);
			const text = storage ? storage.getItem(key) : (memory.get(key) ?? null);
			if (text === null) return null;
			if (!isStoredSession(text)) {
				store.removeItem(key);
				return null;
			}
			// After `forget` only another tab can have put it there: somebody has signed in again.
			isForgetful = false;
			return text;
		},
		setItem(key, value) {
			keys.add(key);
			if (isForgetful) return;
			if (storage) storage.setItem(key, value);
			else memory.set(key, value);
		},
		removeItem(key) {
			if (storage) storage.removeItem(key);
			else memory.delete(key);
		},
		forget() {
			isForgetful = true;
			for (const key of keys) store.removeItem(key);
			for (const listener of listeners) listener();
		},
		remember() {
			isForgetful = false;
		},
		onForgotten(listener) {
			const handleStorage = ({ key, newValue }: StorageEvent) => {
				if (newValue === null && (key === null || keys.has(key))) listener();
			};
			listeners.add(listener);
			globalThis.addEventListener?.("storage", handleStorage);
			return () => {
				listeners.delete(listener);
				globalThis.removeEventListener?.("storage", handleStorage);
			};
		},
	};
	return store;
}

function localStorageOrNothing(): Storage | undefined {
	try {
		return globalThis.localStorage;
	} catch {
		// Blocked site data: the session lives as long as the page.
		return undefined;
	}
}
