import type { FormValues } from "../form/Form.ts";

export const haveSameValues = (one: FormValues, other: FormValues): boolean =>
	Object.keys(one).every((field) => one[field] === other[field]);

export function changesOf<Values extends FormValues>(values: Values, base: Values): Partial<Values> & FormValues {
	return Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== base[field])) as Partial<Values> &
		FormValues;
}

/** Whether they are equal once stored: the database trims texts. */
export const haveSameText = (one: FormValues, other: FormValues): boolean =>
	Object.keys(one).every((field) => trimmed(one[field]) === trimmed(other[field]));

export const trimmed = (value: string | boolean | undefined) => (typeof value === "string" ? value.trim() : value);
