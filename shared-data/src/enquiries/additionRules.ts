import { isDay } from "../rules/formats.ts";
import type { FieldErrors, Rules } from "../rules/Rules.ts";
import { validate } from "../rules/validate.ts";

/** What the admin adds to a contact message or a hire request. */
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
