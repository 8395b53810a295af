import { check } from "../../rules/check.ts";
import { fitsContent, isDay, isWebUrl } from "../../rules/formats.ts";
import type { Problems, Rules } from "../../rules/Rules.ts";
import type { EssayDraft } from "./Essay.ts";

/**
 * The rules for the fields of an essay, lengths in characters. Its slug, the `id`, is derived from the title
 * by the database (supabase/migrations/20260101000200_slugs.sql).
 */
export const essayRules = {
	title: { required: true, max: 200 },
	date: { required: true, format: [isDay, "not-a-day"] },
	excerpt: { required: true, max: 2_000 },
	content: { required: true, format: [fitsContent, "too-long"] },
	featuredImage: { format: [isWebUrl, "not-a-url"] },
} as const satisfies Rules<EssayDraft>;

/** Validates the given fields of an essay; returns the invalid ones. */
export function checkEssay(draft: Partial<EssayDraft>): Problems<EssayDraft> {
	const problems = check<EssayDraft>(draft, essayRules);
	const { readingTime = 1 } = draft;
	if (!Number.isInteger(readingTime) || readingTime < 1 || readingTime > 10_000) problems.readingTime = "out-of-range";
	return problems;
}

/** Parses a typed reading time: integer minutes, clamped to 1 to 10,000; 1 for any other text. */
export function parseReadingTime(text: string): number {
	const minutes = Number.parseInt(text, 10);
	return Number.isNaN(minutes) ? 1 : Math.min(Math.max(minutes, 1), 10_000);
}

/** The reading time of a new essay, in minutes. */
export const defaultReadingTime = 5;
