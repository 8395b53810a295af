import { check } from "../../rules/check.ts";
import { fitsContent, isDay, isWebUrl } from "../../rules/formats.ts";
import type { Problems, Rules } from "../../rules/Rules.ts";
import type { EssayDraft } from "./Essay.ts";

/**
 * What the fields of an essay must be. Its slug, the `id`, is derived from the title by the database
 * (supabase/migrations/20260101000200_slugs.sql).
 */
export const essayRules = {
	title: { required: true, max: 200 },
	date: { required: true, format: [isDay, "not-a-day"] },
	excerpt: { required: true, max: 2_000 },
	content: { required: true, format: [fitsContent, "too-long"] },
	featuredImage: { format: [isWebUrl, "not-a-url"] },
} as const satisfies Rules<EssayDraft>;

/** The problems of the given fields of an essay. */
export function checkEssay(draft: Partial<EssayDraft>): Problems<EssayDraft> {
	const problems = check<EssayDraft>(draft, essayRules);
	const { readingTime = 1 } = draft;
	if (!Number.isInteger(readingTime) || readingTime < 1 || readingTime > 10_000) problems.readingTime = "out-of-range";
	return problems;
}

/** A reading time as typed: a whole number of minutes, at least 1; anything else is 1. */
export function parseReadingTime(text: string): number {
	const minutes = Number.parseInt(text, 10);
	return Number.isNaN(minutes) ? 1 : Math.min(Math.max(minutes, 1), 10_000);
}

/** The reading time of a new essay, in minutes. */
export const defaultReadingTime = 5;
