import { check } from "../rules/check.ts";
import { isDay } from "../rules/isDay.ts";
import { isWebAddress } from "../rules/isWebAddress.ts";
import type { Problems, Rules } from "../rules/Rules.ts";
import type { JobDraft } from "./Job.ts";

/** What the fields of a job must be. */
export const jobRules = {
	position: { required: true, max: 200 },
	company: { required: true, max: 200 },
	companyLogo: { format: [isWebAddress, "not-an-address"] },
	location: { required: true, max: 200 },
	startDate: { required: true, format: [isDay, "not-a-day"] },
	endDate: { format: [isDay, "not-a-day"] },
	description: { max: 10_000 },
} as const satisfies Rules<JobDraft>;

/** The problems of the given fields of a job. */
export function checkJob(draft: Partial<JobDraft>): Problems<JobDraft> {
	const problems = check<JobDraft>(draft, jobRules);
	const { startDate, endDate, isCurrent, displayOrder = 0 } = draft;
	if (!problems.endDate && !isCurrent && startDate && endDate && endDate < startDate) problems.endDate = "out-of-range";
	if (!Number.isInteger(displayOrder) || Math.abs(displayOrder) > 2_147_483_647) problems.displayOrder = "out-of-range";
	return problems;
}
