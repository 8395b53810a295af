import type { Rules } from "@site/shared-data/rules";

/** What a form holds: text as it was typed, and what is ticked. */
export type FormValues = Record<string, string | boolean>;

/** The fields of a form that hold text, or those that are ticked. */
export type FieldName<Values extends FormValues, Value extends string | boolean> = {
	[Field in keyof Values]: Values[Field] extends Value ? Field : never;
}[keyof Values] &
	string;

/** A form, as its fields are bound to it. */
export interface Form<Values extends FormValues> {
	/** The id of the stored row; undefined for a new one. */
	id: string | undefined;
	values: Values;
	set(changes: Partial<Values>): void;
	labels: Record<keyof Values & string, string>;
	rules: Rules<Values>;
	/** The words for what is wrong with a field, once a save was tried. */
	errorOf: (field: keyof Values & string) => string | undefined;
	/** The fields that are wrong, once a save was tried. */
	wrong: readonly string[];
}
