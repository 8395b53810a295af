/** The auth client's storage. It removes values that are not a complete session. */
export interface SessionStore {
	getItem(key: string): string | null;
	setItem(key: string, value: string): void;
	removeItem(key: string): void;
	/** Also ignores writes until `acceptWrites`: a late refresh must not restore the session. */
	clear(): void;
	acceptWrites(): void;
	/** Calls the listener when a tab cleared the session; returns the unsubscribe function. */
	onCleared(listener: () => void): () => void;
}

/** A session store in local storage, or in memory where that is not available. */
export function createSessionStore(storage: Storage | undefined = localStorageIfAllowed()): SessionStore {
	const memory = new Map<string, string>();
	const keys = new Set<string>();
	const listeners = new Set<() => void>();
	let refusesWrites = false;
	const store: SessionStore = {
		getItem(key) {
			keys.add(key);
			const text = storage ? storage.getItem(key) : (memory.get(key) ?? null);
			if (text === null) return null;
			if (!isStoredSession(text)) {
				store.removeItem(key);
				return null;
			}
			// After `clear` only a new sign-in in another tab can have written it.
			refusesWrites = false;
			return text;
		},
		setItem(key, value) {
			keys.add(key);
			if (refusesWrites) return;
			if (storage) storage.setItem(key, value);
			else memory.set(key, value);
		},
		removeItem(key) {
			if (storage) storage.removeItem(key);
			else memory.delete(key);
		},
		clear() {
			refusesWrites = true;
			for (const key of keys) store.removeItem(key);
			for (const listener of listeners) listener();
		},
		acceptWrites() {
			refusesWrites = false;
		},
		onCleared(listener) {
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

function localStorageIfAllowed(): Storage | undefined {
	try {
		return globalThis.localStorage;
	} catch {
		// Site data is blocked: the session lasts as long as the page.
		return undefined;
	}
}

/** The auth client checks only three fields and throws on malformed others. */
function isStoredSession(text: string): boolean {
	const session = toFields(parse(text));
	const user = toFields(session.user);
	return (
		isText(session.access_token) &&
		isText(session.refresh_token) &&
		Number.isFinite(session.expires_at) &&
		isText(user.id) &&
		(user.email == null || typeof user.email === "string")
	);
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

const toFields = (value: unknown) => (value ?? {}) as Record<string, unknown>;

const isText = (value: unknown) => typeof value === "string" && value !== "";
