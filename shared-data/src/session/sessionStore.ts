import { isStoredSession } from "./isStoredSession.ts";

/** Where the auth client keeps the session, and a way to make it forget. Whatever else stands in its place is removed. */
export interface SessionStore {
	getItem(key: string): string | null;
	setItem(key: string, value: string): void;
	removeItem(key: string): void;
	/** Removes everything kept and keeps nothing more until `remember`: a refresh still under way cannot bring a session back after sign-out. */
	forget(): void;
	remember(): void;
	/** Calls the listener when another tab removed something kept here; returns the function that stops it. */
	onRemoved(listener: () => void): () => void;
}

/** A session store on top of local storage, or of memory where there is none (tests, a browser that refuses it). */
export function createSessionStore(storage: Storage | undefined = localStorageOrNothing()): SessionStore {
	const memory = new Map<string, string>();
	const keys = new Set<string>();
	let isForgetful = false;
	const store: SessionStore = {
		getItem(key) {
			keys.add(key);
			const text = storage ? storage.getItem(key) : (memory.get(key) ?? null);
			if (text === null || isStoredSession(text)) return text;
			store.removeItem(key);
			return null;
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
		},
		remember() {
			isForgetful = false;
		},
		onRemoved(listener) {
			const handleStorage = ({ key, newValue }: StorageEvent) => {
				if (newValue === null && (key === null || keys.has(key))) listener();
			};
			globalThis.addEventListener?.("storage", handleStorage);
			return () => globalThis.removeEventListener?.("storage", handleStorage);
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
