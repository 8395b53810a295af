import type { FormValues } from "../form/Form.ts";

/** Whether two fillings of a form are the same. */
export function haveSameValues(one: FormValues, other: FormValues): boolean {
	return Object.keys(one).every((field) => one[field] === other[field]);
}

/** Whether they say the same: the database takes away the blanks around a text. */
export function haveSameText(one: FormValues, other: FormValues): boolean {
	return Object.keys(one).every((field) => trimmed(one[field]) === trimmed(other[field]));
}

const trimmed = (value: string | boolean | undefined) => (typeof value === "string" ? value.trim() : value);
