import type { LocalDraft } from "./LocalDraft.ts";

let hasRoom = true;
const listeners = new Set<() => void>();

/** What was typed and not stored, in this browser's local storage: a write to it is done when the key is up, so that no crash comes between. */
export const localDrafts = {
	/** The place of a form's draft: one for each open form, so that two tabs never overwrite each other's text. */
	newKey: (item: string) => `${prefixOf(item)}${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`,

	keep<Values>({ key, ...draft }: LocalDraft<Values>): void {
		try {
			localStorage.setItem(key, JSON.stringify(draft));
			setRoom(true);
		} catch {
			setRoom(false);
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
	async findLoose<Values>(item: string): Promise<LocalDraft<Values>[]> {
		const held = await heldKeys();
		return keysOf(item)
			.filter((key) => !held.has(key))
			.map((key) => read<Values>(key))
			.filter((draft) => draft !== null)
			.sort((a, b) => b.at - a.at);
	},

	/** Marks a draft as belonging to an open form for as long as that lives: a crash frees it, because the browser does. Returns what gives it up. */
	hold(key: string): () => void {
		let release = () => {};
		const closed = new Promise<void>((resolve) => {
			release = resolve;
		});
		void navigator.locks?.request(key, () => closed).catch(() => undefined);
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

function setRoom(next: boolean) {
	if (next === hasRoom) return;
	hasRoom = next;
	for (const listener of listeners) listener();
}

function prefixOf(item: string) {
	return `draft:${item}:`;
}

async function heldKeys(): Promise<Set<string>> {
	// Without locks (an address without https) every draft counts as left behind.
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
