import type { Rules } from "@site/shared-data/rules";
import type { StoreImage } from "./imageStore.ts";

export type FormValues = Record<string, string | boolean>;

/** The names of the text fields, or of the checkboxes. */
export type FieldName<Values extends FormValues, Value extends string | boolean> = {
	[Field in keyof Values]: Values[Field] extends Value ? Field : never;
}[keyof Values] &
	string;

/** The interface between a form and its fields. */
export interface Form<Values extends FormValues> {
	/** The id of the stored row; undefined for a new one. */
	id: string | undefined;
	values: Values;
	set(changes: Partial<Values>): void;
	/** A save waits for the image. */
	storeImage: StoreImage;
	labels: Record<keyof Values & string, string>;
	rules: Rules<Values>;
	/** The error message of a field after a save attempt. */
	errorOf: (field: keyof Values & string) => string | undefined;
	/** The invalid fields after a save attempt. */
	wrong: readonly string[];
}
