import { isDay, isOneLine, isWebUrl } from "../rules/formats.ts";
import { type FieldErrors, isInRange, parseWhole, type Rules, validate } from "../rules/validate.ts";
import type { JobDraft } from "./Job.ts";

/** The rules for the fields of a job, as in the database; lengths in characters. */
export const jobRules = {
	position: { required: true, max: 200, format: [isOneLine, "not-one-line"] },
	company: { required: true, max: 200, format: [isOneLine, "not-one-line"] },
	companyLogo: { format: [isWebUrl, "not-a-url"] },
	location: { required: true, max: 200, format: [isOneLine, "not-one-line"] },
	startDate: { required: true, format: [isDay, "not-a-day"] },
	endDate: { format: [isDay, "not-a-day"] },
	description: { max: 10_000 },
	/** The range of the database's integers. */
	displayOrder: { range: [-2_147_483_647, 2_147_483_647] },
} as const satisfies Rules<JobDraft>;

/** Validates the given fields of a job; returns the invalid ones. */
export function validateJob(draft: Partial<JobDraft>): FieldErrors<JobDraft> {
	const problems = validate<JobDraft>(draft, jobRules);
	const { startDate, endDate, isCurrent, displayOrder = 0 } = draft;
	const isReversed = !isCurrent && startDate && endDate && endDate < startDate;
	if (!problems.endDate && isReversed) problems.endDate = "before-start";
	if (!isInRange(displayOrder, jobRules.displayOrder.range)) problems.displayOrder = "out-of-range";
	return problems;
}

export const parseDisplayOrder = (text: string): number => parseWhole(text, 0);
