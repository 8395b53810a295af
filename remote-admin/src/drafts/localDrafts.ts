/** What was typed and not stored, kept in this browser. */
export interface LocalDraft<Values> {
	/** Where it is kept. */
	key: string;
	values: Values;
	/**
	 * The revision it was made from; null for a new row. It alone decides whether the stored version has
	 * changed since, never a clock.
	 */
	revision: string | null;
	/** When the last key was pressed, by this browser's clock: to be shown only. */
	at: number;
}

let hasRoom = true;
const listeners = new Set<() => void>();

/** Local drafts in local storage: a write is done when the key is up, so that no crash comes between. */
export const localDrafts = {
	/**
	 * The key of a form's draft: one for each open form, so that two tabs never overwrite each other's text.
	 */
	newKey: (item: string) => `${prefixOf(item)}${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`,

	keep<Values>({ key, ...draft }: LocalDraft<Values>): void {
		try {
			localStorage.setItem(key, JSON.stringify(draft));
			setHasRoom(true);
		} catch {
			setHasRoom(false);
		}
	},

	drop(key: string): void {
		try {
			localStorage.removeItem(key);
		} catch {
			// A browser that keeps nothing has nothing to forget.
		}
	},

	/** The drafts of an item that no open form holds, the latest first. */
	async findAbandoned<Values>(item: string): Promise<LocalDraft<Values>[]> {
		const held = await heldKeys();
		return keysOf(item)
			.filter((key) => !held.has(key))
			.map((key) => read<Values>(key))
			.filter((draft) => draft !== null)
			.sort((a, b) => b.at - a.at);
	},

	/**
	 * Locks a draft for as long as its form lives; the browser frees it after a crash. Returns what releases
	 * the lock.
	 */
	hold(key: string): () => void {
		let release = () => {};
		const released = new Promise<void>((resolve) => {
			release = resolve;
		});
		void navigator.locks?.request(key, () => released).catch(() => undefined);
		return release;
	},

	/** Whether the last draft could be kept: a browser may be full, or keep nothing at all. */
	hasRoom: () => hasRoom,

	/** Calls the listener when that changes. */
	onRoomChange(listener: () => void): () => void {
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
};

function setHasRoom(next: boolean) {
	if (next === hasRoom) return;
	hasRoom = next;
	for (const listener of listeners) listener();
}

function prefixOf(item: string) {
	return `draft:${item}:`;
}

async function heldKeys(): Promise<Set<string>> {
	// Without locks (a page without https) every draft counts as abandoned.
	const { held = [], pending = [] } = (await navigator.locks?.query()) ?? {};
	return new Set([...held, ...pending].map(({ name }) => name ?? ""));
}

function keysOf(item: string): string[] {
	try {
		return Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(item)));
	} catch {
		return [];
	}
}

function read<Values>(key: string): LocalDraft<Values> | null {
	try {
		const { values, revision, at } = JSON.parse(localStorage.getItem(key) ?? "") as LocalDraft<Values>;
		return values && typeof at === "number" ? { key, values, revision, at } : null;
	} catch {
		return null;
	}
}
