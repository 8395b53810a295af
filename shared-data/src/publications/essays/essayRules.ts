import { countCharacters } from "../../rules/characters.ts";
import { fitsContent, isDay, isOneLine, isWebUrl } from "../../rules/formats.ts";
import { slugRule } from "../../rules/slugRule.ts";
import { toSlug } from "../../rules/toSlug.ts";
import { type FieldErrors, isInRange, parseWhole, type Rules, validate } from "../../rules/validate.ts";
import type { Language } from "../Publication.ts";
import type { EssayDraft } from "./Essay.ts";

/** The rules for the fields of an essay, lengths in characters. */
export const essayRules = {
	id: slugRule,
	title: { required: true, max: 200, format: [isOneLine, "not-one-line"] },
	date: { required: true, format: [isDay, "not-a-day"] },
	excerpt: { required: true, max: 2_000 },
	content: { required: true, format: [fitsContent, "too-long"] },
	featuredImage: { format: [isWebUrl, "not-a-url"] },
	description: { max: 300 },
	shareImage: { format: [isWebUrl, "not-a-url"] },
	readingTime: { range: [1, 10_000] },
} as const satisfies Rules<EssayDraft>;

/** Validates the given fields of an essay; returns the invalid ones. */
export function validateEssay(draft: Partial<EssayDraft>): FieldErrors<EssayDraft> {
	const problems = validate<EssayDraft>(draft, essayRules);
	const { readingTime = 1 } = draft;
	if (draft.topics && !areTopics(draft.topics)) problems.topics = draft.topics.length > maxTopics ? "too-many" : "not-topics";
	if (draft.language && !languages.includes(draft.language)) problems.language = "out-of-range";
	if (!isInRange(readingTime, essayRules.readingTime.range)) problems.readingTime = "out-of-range";
	return problems;
}

/** How many topics an essay may have. */
export const maxTopics = 5;

/** The maximum length of a topic, in characters. */
export const maxTopicLength = 40;

/** The languages that an essay may have. */
export const languages: readonly Language[] = ["en", "id"];

/** Whether these topics can be stored: the database has the same rule (private.are_topics). */
function areTopics(topics: readonly string[]): boolean {
	const slugs = new Set(topics.map(toSlug));
	const fits = (topic: string) => countCharacters(topic.trim()) <= maxTopicLength && isOneLine(topic.trim());
	return topics.length <= maxTopics && slugs.size === topics.length && !slugs.has("") && topics.every(fits);
}

export const parseReadingTime = (text: string): number => parseWhole(text, 1);

/** The reading time of a new essay, in minutes. */
export const defaultReadingTime = 5;
