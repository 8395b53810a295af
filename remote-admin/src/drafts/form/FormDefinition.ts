import type { PublicationStatus, UnfinishedText } from "@site/shared-data";
import type { FieldErrors, Rules } from "@site/shared-data/rules";
import type { FormValues } from "../../form/Form.ts";
import type { Site } from "../../layout/adminLoader.ts";
import type { Result } from "../../results/Result.ts";

export interface FormDefinition<Values extends FormValues, Entity, Draft> {
	/** The noun for one row, such as "essay"; also part of the key of its local drafts. */
	noun: string;
	/** The control of a field has the field as its `name`, so that it can be focused. */
	labels: Record<keyof Values & string, string>;
	/** The rules that the controls pass to the browser, such as `required`. */
	rules: Rules<Values>;
	/** The source of a new row, if there are several; part of the key of its local drafts. */
	newItem?: string;
	/** There is one row, and it always exists: no form creates a new one. */
	isOnlyRow?: boolean;
	/** New rows that lack a required field are stored as unfinished texts of this kind. */
	unfinished?: UnfinishedText["entity"];
	/** Fields that change without a new version of the row; saved only if they were changed in this form. */
	unversioned?: readonly (keyof Values & keyof Draft & string)[];
	/** Fields that the database may change while it stores them. */
	settled?: readonly (keyof Values & string)[];
	blank: (site: Site) => Values;
	/** Converts a stored row, or its fields, to form values. */
	toValues: (fields: Entity | Draft) => Values;
	toDraft: (values: Values, status?: PublicationStatus) => Draft;
	validate: (draft: Draft) => FieldErrors<Values>;
	/** The problem of a field that only the database can check, as a sentence. */
	constraintMessages?: { [Field in keyof Values]?: string };
}

/** The changes of a save besides its values. */
export interface SaveTarget {
	status?: PublicationStatus | undefined;
	/** When a published row becomes public, as ISO 8601; null for immediately, undefined for no change. */
	publishAt?: string | null | undefined;
}

/** The fields that every stored row has; rows without a status have no target. */
export interface StoredEntity extends SaveTarget {
	id: string;
	/** The version of the row that a save is based on; opaque. */
	revision: string;
	/** By the database's clock: for display only, never compared with the browser's clock. */
	updatedAt: Date;
}

export interface SavedRecord<Values> extends StoredEntity {
	values: Values;
}

/** The JSON that a form sends to its action. Without an id it creates a row. */
export interface SaveRequest<Values> extends SaveTarget {
	id: string | null;
	/** The key of the row that a save without an id creates, so that a repeated save creates no second one. */
	key?: string;
	/** The version that the values are based on; the save is refused if the row has changed since. */
	revision: string | null;
	values: Values;
	/** Fields that are not saved. */
	kept?: readonly string[];
}

/** The result of a save; a conflict contains the stored version. */
export type SaveResult<Values> = Result<SavedRecord<Values>, { current?: SavedRecord<Values> }>;

export type SaveError<Values> = Extract<SaveResult<Values>, { status: "error" }>;
