import { allowedUrl, type EssaySummary } from "@site/shared-data";
import { formatDay } from "@site/shared-data/dates";
import { toSlug } from "@site/shared-data/rules";
import type { EssayItem, TopicLink } from "./EssaysData.ts";

/** An essay as its card shows it on a day (yyyy-mm-dd). */
export const toEssayItem = (
	{ id, title, excerpt, date, readingTime, featuredImage, language, topics }: EssaySummary,
	today: string,
): EssayItem => ({
	id,
	title,
	excerpt,
	day: date,
	date: formatDay(date),
	readingTime,
	image: allowedUrl(featuredImage?.trim()) || null,
	lang: language,
	topics: toTopicLinks(topics),
	age: ageOf(date, today),
});

export const toTopicLinks = (topics: readonly string[]): TopicLink[] => topics.map((name) => ({ slug: toSlug(name), name }));

/** The age in days at which an essay's mark no longer changes. */
const maxAgeDays = 900;

function ageOf(date: string, today: string) {
	const days = (Date.parse(today) - Date.parse(date)) / 86_400_000;
	return Math.round(Math.min(1, Math.max(0, days / maxAgeDays)) * 100) / 100;
}
