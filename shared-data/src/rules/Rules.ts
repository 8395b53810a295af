/** What one field must be; texts are looked at without the blanks around them. */
export interface FieldRule {
	required?: true;
	/** Longest text, in characters: as long as the database takes. */
	max?: number;
	/**
	 * A test of what is not blank, and what is wrong when it fails. A function, so that a page carries only
	 * the tests it uses.
	 */
	format?: readonly [test: (text: string) => boolean, problem: Problem];
}

/** What the fields of a draft must be. */
export type Rules<Draft> = { readonly [Field in keyof Draft]?: FieldRule };

/** What is wrong with a field. */
export type Problem = "missing" | "too-long" | "not-a-url" | "not-an-email" | "not-a-day" | "out-of-range";

/** The fields that are wrong; none when the draft can be stored. */
export type Problems<Draft> = { [Field in keyof Draft]?: Problem };
