import type { PublicationStatus } from "@site/shared-data";
import type { Problems, Rules } from "@site/shared-data/rules";
import type { FormValues } from "../form/Form.ts";
import type { SavedRecord } from "./SavedRecord.ts";

/** What tells the form of one kind of rows from another's. */
export interface FormDefinition<Values extends FormValues, Entity, Draft> {
	/** What it is, in one word: "essay". It names its drafts on this device, too. */
	noun: string;
	/**
	 * The labels of all fields. A field's control has the field as its `name`, so that it can get the focus.
	 */
	labels: Record<keyof Values & string, string>;
	/** What the fields must be, as far as their controls can tell it to the browser. */
	rules: Rules<Values>;
	/** What a new row starts with; left out where there is one row, which always exists. */
	blank?: () => Values;
	/** What is stored, as the form holds it. */
	toValues: (entity: Entity) => Values;
	/** What the form holds, as it is stored. */
	toDraft: (values: Values, status?: PublicationStatus) => Draft;
	/** The problems of a draft, by field. */
	check: (draft: Draft) => Problems<Values>;
}

/** A row as the database knows it. */
export interface StoredEntity {
	id: string;
	revision: string;
	updatedAt: Date;
	status?: PublicationStatus;
}

/** A stored row, as its form is filled with it. */
export function toSavedRecord<Values extends FormValues, Entity extends StoredEntity, Draft>(
	{ toValues }: FormDefinition<Values, Entity, Draft>,
	entity: Entity,
): SavedRecord<Values> {
	const { id, revision, updatedAt, status } = entity;
	return { id, revision, updatedAt, status, values: toValues(entity) };
}
