/**
 * The kinds of failure of a backend call that screens distinguish.
 * offline: no response, a lost connection or the time limit; unavailable: 5xx; timeout: the database ended a
 * statement that took too long; refused: no right (RLS, grants); signed-out: the session has ended;
 * not-found: no such row; conflict: the row changed elsewhere; invalid: a value the database refuses;
 * too-many: a rate limit (429); full: the site's disk has no room.
 */
export type DataErrorKind =
	| "offline"
	| "unavailable"
	| "timeout"
	| "refused"
	| "signed-out"
	| "not-found"
	| "conflict"
	| "invalid"
	| "too-many"
	| "full"
	| "unknown";

/** The only error that repositories reject with. The message is for logs; screens write their own. */
export class DataError extends Error {
	readonly kind: DataErrorKind;
	/**
	 * With "invalid": a field, or "type", "size" or "unreadable" of a file; with "conflict": the id of the
	 * row.
	 */
	readonly reason: string | undefined;
	constructor(kind: DataErrorKind, message: string, { reason, ...options }: ErrorOptions & { reason?: string } = {}) {
		super(message, options);
		this.name = "DataError";
		this.kind = kind;
		this.reason = reason;
	}
}
