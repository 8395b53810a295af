import { isDay } from "../rules/formats.ts";
import { type FieldErrors, type Rules, validate } from "../rules/validate.ts";
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

/** The largest value of a hire request, in rupiah. */
export const maxValue = 1_000_000_000_000;

const isFollowUpDay = (text: string): boolean => isDay(text) && text >= "2000";

const rules = { followUpOn: { format: [isFollowUpDay, "not-a-day"] } } as const satisfies Rules<Additions>;

/** Validates what the admin adds to an enquiry; returns the invalid fields. */
export function validateAdditions(additions: Partial<Additions>): FieldErrors<Additions> {
	const problems = validate<Additions>(additions, rules);
	const value = additions.value ?? 0;
	if (!Number.isInteger(value) || value < 0 || value > maxValue) problems.value = "out-of-range";
	return problems;
}
