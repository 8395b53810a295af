import type { FormValues } from "../form/Form.ts";

/** Whether two sets of form values are equal. */
export function haveSameValues(one: FormValues, other: FormValues): boolean {
	return Object.keys(one).every((field) => one[field] === other[field]);
}

/** Whether they are equal once stored: the database trims texts. */
export function haveSameText(one: FormValues, other: FormValues): boolean {
	return Object.keys(one).every((field) => trimmed(one[field]) === trimmed(other[field]));
}

const trimmed = (value: string | boolean | undefined) => (typeof value === "string" ? value.trim() : value);
