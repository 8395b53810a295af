import type { PublicationStatus } from "@site/shared-data";
import type { FieldErrors, Rules } from "@site/shared-data/rules";
import type { FormValues } from "../../form/Form.ts";
import type { Site } from "../../layout/readSite.ts";
import type { SavedRecord } from "./SavedRecord.ts";

/** The definition of the form of one kind of row. */
export interface FormDefinition<Values extends FormValues, Entity, Draft> {
	/** The noun for one row, such as "essay"; also part of the key of its local drafts. */
	noun: string;
	/**
	 * The labels of all fields. A field's control has the field as its `name`, so that it can get the focus.
	 */
	labels: Record<keyof Values & string, string>;
	/** The rules that the controls pass to the browser, such as `required`. */
	rules: Rules<Values>;
	/** What a new row is made from, where that differs; part of the key of its local drafts. */
	newItem?: string;
	/** There is one row, and it always exists: no form makes a new one. */
	isOnlyRow?: boolean;
	/** The initial values of a new row. */
	blank: (site: Site) => Values;
	/** Converts a stored row, or its fields, to form values. */
	toValues: (fields: Entity | Draft) => Values;
	/** Converts form values to a draft. */
	toDraft: (values: Values, status?: PublicationStatus) => Draft;
	/** The problems of a draft, by field. */
	validate: (draft: Draft) => FieldErrors<Values>;
	/** What is wrong with a field that only the database can check, as a sentence. */
	constraintMessages?: { [Field in keyof Values]?: string };
}

/** The fields that every stored row has. */
export interface StoredEntity {
	id: string;
	revision: string;
	updatedAt: Date;
	status?: PublicationStatus;
	publishAt?: string | null;
}

/** Converts a stored row to the record that fills its form. */
export function toSavedRecord<Values extends FormValues, Entity extends StoredEntity, Draft>(
	{ toValues }: FormDefinition<Values, Entity, Draft>,
	entity: Entity,
): SavedRecord<Values> {
	const { id, revision, updatedAt, status, publishAt } = entity;
	return { id, revision, updatedAt, status, publishAt, values: toValues(entity) };
}
