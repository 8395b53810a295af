/**
 * What can go wrong with a call to the backend, as a screen can speak about it.
 * offline: no answer, a lost connection or the time limit; unavailable: 5xx; refused: no right (RLS, grants);
 * signed-out: the session has ended; not-found: no such row; conflict: the row changed elsewhere;
 * invalid: a value the database refuses; too-many: a rate limit.
 */
export type DataErrorKind =
	| "offline"
	| "unavailable"
	| "refused"
	| "signed-out"
	| "not-found"
	| "conflict"
	| "invalid"
	| "too-many"
	| "unknown";

/**
 * The only error that repositories reject with. The message is for logs; what a person reads is written in
 * the screen.
 */
export class DataError extends Error {
	readonly kind: DataErrorKind;
	/**
	 * With "invalid", what was found before any request: the name of a field, or "type", "size" or
	 * "unreadable" of a file.
	 */
	readonly reason: string | undefined;
	constructor(kind: DataErrorKind, message: string, { reason, ...options }: ErrorOptions & { reason?: string } = {}) {
		super(message, options);
		this.name = "DataError";
		this.kind = kind;
		this.reason = reason;
	}
}
