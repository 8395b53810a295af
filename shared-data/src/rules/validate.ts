import { DataError } from "../errors/DataError.ts";
import { countCharacters } from "./characters.ts";
import { trimText } from "./formats.ts";

/** The rule of one field; texts are checked without surrounding blanks. */
export interface FieldRule {
	required?: true;
	/** The maximum length in characters, the same as in the database. */
	max?: number;
	/** The smallest and the largest number; checked with the value, stated in the message. */
	range?: readonly [min: number, max: number];
	/** The maximum number of entries of a list; also checked with the value. */
	most?: number;
	/** The allowed names in braces; stated in the message. */
	placeholders?: readonly string[];
	/** The format of an amount; stated in the message. */
	amount?: { unit: string; example: string; hasDecimals: boolean };
	/** A test of a non-blank text, and the problem if it fails. */
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
	| "before-start"
	| "twice"
	| "too-many"
	| "not-an-amount"
	| "not-above-price"
	| "not-topics"
	| "not-a-time-zone"
	| "not-a-chat-number"
	| "not-a-link"
	| "not-a-share-url"
	| "not-a-slug"
	| "not-a-currency"
	| "not-a-language"
	| "not-choices"
	| "unknown-placeholder";

/** Whether a number is whole and within its limits. */
export const isInRange = (number: number, [min, max]: readonly [number, number]): boolean =>
	Number.isInteger(number) && number >= min && number <= max;

/** A typed whole number; NaN for other texts with digits, such as "1,5"; `fallback` without digits. */
export function parseWhole(text: string, fallback: number): number {
	if (!/\d/.test(text)) return fallback;
	return /^\s*[+-]?\d+\s*$/.test(text) ? Number(text) : Number.NaN;
}

/** The invalid fields and the reasons; empty if the draft can be stored. */
export type FieldErrors<Draft> = { [Field in keyof Draft]?: FieldError };

/** The problems of the given texts; fields missing from `values`, numbers and lists are not checked. */
export function validate<Draft extends object>(values: Partial<Draft>, rules: Rules<Draft>): FieldErrors<Draft> {
	const problems: FieldErrors<Draft> = {};
	for (const field in rules) {
		const value: unknown = values[field];
		if (value !== null && typeof value !== "string") continue;
		const problem = problemOf(trimText(value ?? ""), rules[field] ?? {});
		if (problem) problems[field] = problem;
	}
	return problems;
}

function problemOf(text: string, { required, max, format }: FieldRule): FieldError | undefined {
	if (text === "") return required && "missing";
	if (max && countCharacters(text) > max) return "too-long";
	return format && !format[0](text) ? format[1] : undefined;
}

/** Throws DataError "invalid" with the first invalid field as reason. */
export function throwIfInvalid<Draft>(problems: FieldErrors<Draft>): void {
	for (const field in problems) throw new DataError("invalid", `${field} is ${problems[field]}`, { reason: field });
}
