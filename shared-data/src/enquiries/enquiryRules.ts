import { isDay } from "../rules/formats.ts";
import { type FieldErrors, isInRange, type Rules, validate } from "../rules/validate.ts";
import type { EnquiryNoteDraft } from "./EnquiryNote.ts";

/** The rules for the fields of a note, as in the database; lengths in characters. */
export const enquiryNoteRules = { body: { required: true, max: 20_000 } } as const satisfies Rules<EnquiryNoteDraft>;

/** Validates the given fields of a note; returns the invalid ones. */
export const validateEnquiryNote = (draft: Partial<EnquiryNoteDraft>): FieldErrors<EnquiryNoteDraft> =>
	validate<EnquiryNoteDraft>(draft, enquiryNoteRules);

interface Additions {
	followUpOn: string | null;
	value: number | null;
}

/** The largest value of a hire request, in the smallest unit of the currency. */
export const maxValue = 1_000_000_000_000;

/** The first day on which an enquiry can be followed up. */
export const firstFollowUpDay = "2000-01-01";

export const additionRules = {
	followUpOn: { format: [isDay, "not-a-day"] },
	value: { range: [0, maxValue] },
} as const satisfies Rules<Additions>;

/** Validates the admin's additions to an enquiry; returns the invalid fields. */
export function validateAdditions(additions: Partial<Additions>): FieldErrors<Additions> {
	const problems = validate<Additions>(additions, additionRules);
	const value = additions.value ?? 0;
	const { followUpOn } = additions;
	if (!problems.followUpOn && followUpOn && followUpOn < firstFollowUpDay) problems.followUpOn = "out-of-range";
	if (!isInRange(value, additionRules.value.range)) problems.value = "out-of-range";
	return problems;
}
