/** The rule of one field; texts are checked without surrounding blanks. */
export interface FieldRule {
	required?: true;
	/** The maximum length in characters, the same as in the database. */
	max?: number;
	/**
	 * A test of a non-blank text, and the problem if it fails. A function, so that a page carries only the
	 * tests it uses.
	 */
	format?: readonly [test: (text: string) => boolean, problem: FieldError];
}

/** The rules of the fields of a draft. */
export type Rules<Draft> = { readonly [Field in keyof Draft]?: FieldRule };

/** A reason why a field is invalid. */
export type FieldError =
	| "missing"
	| "too-long"
	| "not-a-url"
	| "not-an-email"
	| "not-a-day"
	| "not-one-line"
	| "out-of-range"
	| "too-many"
	| "not-an-amount"
	| "not-above-price"
	| "not-topics"
	| "not-a-time-zone"
	| "not-a-chat-number"
	| "not-a-link"
	| "not-a-share-url"
	| "not-a-slug";

/** The invalid fields and the reasons; empty if the draft can be stored. */
export type FieldErrors<Draft> = { [Field in keyof Draft]?: FieldError };
