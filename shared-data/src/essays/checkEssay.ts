import { check } from "../rules/check.ts";
import { fitsContent } from "../rules/fitsContent.ts";
import { isDay } from "../rules/isDay.ts";
import { isWebAddress } from "../rules/isWebAddress.ts";
import type { Problems, Rules } from "../rules/Rules.ts";
import type { EssayDraft } from "./Essay.ts";

/** What the fields of an essay must be. */
export const essayRules = {
	title: { required: true, max: 200 },
	date: { required: true, format: [isDay, "not-a-day"] },
	excerpt: { required: true, max: 2_000 },
	content: { required: true, format: [fitsContent, "too-long"] },
	featuredImage: { format: [isWebAddress, "not-an-address"] },
} as const satisfies Rules<EssayDraft>;

/** The problems of the given fields of an essay. */
export function checkEssay(draft: Partial<EssayDraft>): Problems<EssayDraft> {
	const problems = check<EssayDraft>(draft, essayRules);
	const { readingTime = 1 } = draft;
	if (!Number.isInteger(readingTime) || readingTime < 1 || readingTime > 10_000) problems.readingTime = "out-of-range";
	return problems;
}
