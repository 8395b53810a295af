import type { PublicationState } from "@site/shared-data";
import { stateAt } from "@site/shared-data/rules";
import type { FormValues } from "../../form/Form.ts";
import { trimmed } from "../compareValues.ts";
import type { SavedRecord, SaveTarget } from "../form/FormDefinition.ts";

/** A refused save and the current stored version. */
export interface Conflict<Values extends FormValues> {
	current: SavedRecord<Values>;
	/** Both versions in one; contested fields have my value. */
	merged: Values;
	/** The fields that only the stored version changed. */
	adopted: (keyof Values & string)[];
	/** The fields that both changed differently. */
	contested: (keyof Values & string)[];
	/** The state that the row was given elsewhere. */
	newState: PublicationState | undefined;
	/** Whether the save would set a state other than the new one. */
	undoesState: boolean;
}

/** The stored version before both changes; without values every differing field is contested. */
interface CommonBase<Values> extends SaveTarget {
	values: Values | null;
}

/**
 * Compares mine and the stored version with their base, field by field; `toStored` converts typed values to
 * those that the form shows once they are stored.
 */
export function toConflict<Values extends FormValues>(
	base: CommonBase<Values>,
	mine: SaveTarget & { values: Values },
	current: SavedRecord<Values>,
	toStored: (values: Values) => Values,
): Conflict<Values> {
	const [own, before] = [toStored(mine.values), base.values && toStored(base.values)];
	const fields = Object.keys(own) as (keyof Values & string)[];
	const differ = (one: Values | null, other: Values) => (field: keyof Values & string) =>
		one === null || trimmed(one[field]) !== trimmed(other[field]);
	const differing = fields.filter(differ(own, current.values));
	const contested = differing.filter(differ(before, own)).filter(differ(before, current.values));
	const adopted = differing.filter((field) => !differ(before, own)(field));
	const { status, publishAt = null } = current;
	const isNew = status !== base.status || publishAt !== (base.publishAt ?? null);
	const isOther = mine.status !== status || (mine.publishAt !== undefined && mine.publishAt !== publishAt);
	return {
		current,
		merged: { ...mine.values, ...pick(current.values, adopted) },
		adopted,
		contested,
		newState: status && isNew ? stateAt(new Date(), { status, publishAt }) : undefined,
		undoesState: isNew && mine.status !== undefined && isOther,
	};
}

export const pick = <Values extends FormValues>(values: Values, fields: readonly (keyof Values & string)[]): Partial<Values> =>
	Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<Values>;

const participles: Record<PublicationState, string> = { published: "published", scheduled: "scheduled", draft: "unpublished" };

const list = new Intl.ListFormat("en");

/** "Excerpt and Tags were changed elsewhere and are in this form now. It was published elsewhere." */
export function describeMerge<Values extends FormValues>(
	{ adopted, newState }: Pick<Conflict<Values>, "adopted" | "newState">,
	labels: Record<string, string>,
): string {
	const [was, are] = adopted.length === 1 ? ["was", "is"] : ["were", "are"];
	const fields = list.format(adopted.map((field) => labels[field] ?? field));
	const sentences = [
		adopted.length > 0 && `${fields} ${was} changed elsewhere and ${are} in this form now.`,
		newState && `It was ${participles[newState]} elsewhere.`,
	];
	return sentences.filter(Boolean).join(" ");
}

/** The lead of the conflict dialog: its question, and the fields that are merged in any case. */
export function describeConflict<Values extends FormValues>(
	{ adopted, contested, newState, undoesState }: Conflict<Values>,
	labels: Record<string, string>,
	savedAt: string,
): string {
	const event = newState ? participles[newState] : "stored again";
	const rest =
		adopted.length > 0 && `${list.format(adopted.map((field) => labels[field] ?? field))}: the stored text is kept in any case.`;
	const sentences = [
		`It was ${event} at ${savedAt}, after you opened it. Your text is safe here.`,
		rest,
		undoesState && "“Overwrite with mine” undoes that.",
		contested.length > 0 && "Which one should stay?",
	];
	return sentences.filter(Boolean).join(" ");
}
