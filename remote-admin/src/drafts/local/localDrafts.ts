import type { FormValues } from "../../form/Form.ts";

/** The values of a form and the version on which they are based. */
export interface Base<Values> {
	values: Values;
	/** The version of the row; null for a new row, and if the last save always wins. Clocks may differ. */
	revision: string | null;
	/** The values may be of another revision: local drafts of earlier versions stored no base. */
	isGuess?: boolean;
}

/** Unsaved values of a form in this browser's local storage. */
export interface LocalDraft<Values> extends Omit<Base<Values>, "isGuess"> {
	key: string;
	/** The values of changed fields before the change. */
	before?: Partial<Values> | undefined;
	/** The key of the row that a new form creates; drafts of earlier versions have none. */
	rowKey?: string | undefined;
	/** The time of the last change by this browser's clock; for display only. */
	at: number;
	/** The names of files whose upload was in flight. */
	uploading?: string;
}

/** The browser frees a lock some time after its release; a form that opens meanwhile finds its draft. */
const releasedKeys = new Set<string>();

let hasRoom = true;
const listeners = new Set<() => void>();

/** Local drafts in local storage, which writes synchronously, so that a crash loses no text. */
export const localDrafts = {
	/** A unique key for each open form, so that two tabs never overwrite each other's draft. */
	newKey: (item: string) => `${prefixOf(item)}${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`,

	store<Values>({ key, ...draft }: LocalDraft<Values>): void {
		try {
			localStorage.setItem(key, JSON.stringify(draft));
			setHasRoom(true);
		} catch {
			setHasRoom(false);
		}
	},

	remove(key: string): void {
		try {
			localStorage.removeItem(key);
		} catch {
			// Local storage is blocked, so there is nothing to remove.
		}
	},

	/** Whether this device stores text of an item, including open forms. */
	has: (item: string) => keysFrom(prefixOf(item)).length > 0,

	/** The drafts of an item that no open form has locked, the latest first. */
	async findAbandoned<Values>(item: string): Promise<LocalDraft<Values>[]> {
		renameEarlierKeys();
		const locked = await lockedKeys();
		return readAll<Values>(prefixOf(item)).filter(({ key }) => !locked.has(key));
	},

	/** All drafts of this browser, of any account and also of open forms, the latest first. */
	list: (): LocalDraft<FormValues>[] => readAll<FormValues>(prefix),

	removeAll(): void {
		for (const key of keysFrom(prefix)) localDrafts.remove(key);
	},

	/**
	 * Locks a draft with the Web Locks API while its form is open; the browser frees it after a crash.
	 * Returns the function that releases the lock.
	 */
	lock(key: string): () => void {
		let release = () => {};
		releasedKeys.delete(key);
		const released = new Promise<void>((resolve) => {
			release = resolve;
		});
		void navigator.locks?.request(key, () => released).catch(() => undefined);
		return () => {
			releasedKeys.add(key);
			release();
		};
	},

	/** Whether the last draft could be stored: local storage may be full or blocked. */
	hasRoom: () => hasRoom,

	onRoomChange(listener: () => void): () => void {
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
};

function setHasRoom(next: boolean) {
	hasRoom = next;
	for (const listener of listeners) listener();
}

const prefix = "draft:";

const prefixOf = (item: string) => `${prefix}${item}:`;

/** Renames drafts of new rows from earlier versions, whose keys are those of a row with the id "new". */
function renameEarlierKeys(): void {
	for (const { key, ...draft } of readAll(prefix)) {
		const renamed = key.replace(/^(draft:[^:]+:)new(?=:)/, "$1");
		if (renamed === key || draft.revision !== null) continue;
		try {
			localStorage.setItem(renamed, JSON.stringify(draft));
			localStorage.removeItem(key);
		} catch {
			// Local storage is full: the draft keeps its key.
		}
	}
}

async function lockedKeys(): Promise<Set<string>> {
	// Without the Web Locks API (a page without https) every draft counts as abandoned.
	const { held = [], pending = [] } = (await navigator.locks?.query()) ?? {};
	return new Set([...held, ...pending].map(({ name }) => name ?? "").filter((key) => !releasedKeys.has(key)));
}

function readAll<Values>(start: string): LocalDraft<Values>[] {
	const drafts = keysFrom(start).flatMap((key) => read<Values>(key) ?? []);
	return drafts.sort((a, b) => b.at - a.at);
}

function keysFrom(start: string): string[] {
	try {
		return Object.keys(localStorage).filter((key) => key.startsWith(start));
	} catch {
		return [];
	}
}

function read<Values>(key: string): LocalDraft<Values> | null {
	try {
		const {
			values,
			before,
			revision,
			rowKey,
			at,
			uploading = "",
		} = JSON.parse(localStorage.getItem(key) ?? "") as LocalDraft<Values>;
		return values && typeof at === "number" ? { key, values, before, revision, rowKey, at, uploading } : null;
	} catch {
		return null;
	}
}
