import type { FieldErrors, Rules } from "../rules/Rules.ts";
import { validate } from "../rules/validate.ts";
import type { EnquiryNoteDraft } from "./EnquiryNote.ts";

/** The rules for the fields of a note, as in the database; lengths in characters. */
export const enquiryNoteRules = { body: { required: true, max: 20_000 } } as const satisfies Rules<EnquiryNoteDraft>;

/** Validates the given fields of a note; returns the invalid ones. */
export const validateEnquiryNote = (draft: Partial<EnquiryNoteDraft>): FieldErrors<EnquiryNoteDraft> =>
	validate<EnquiryNoteDraft>(draft, enquiryNoteRules);
