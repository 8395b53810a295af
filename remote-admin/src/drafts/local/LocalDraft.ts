/** What was typed and not stored, kept in this browser. */
export interface LocalDraft<Values> {
	/** Where it is kept. */
	key: string;
	values: Values;
	/** The revision it was made from; null for a new item. Whether the stored version has changed since is decided by it, never by a clock. */
	revision: string | null;
	/** When the last key was pressed, by this browser's clock: to be shown only. */
	at: number;
}
