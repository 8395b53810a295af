import type { EssayLink, EssayNeighbours, EssaySummary } from "@site/shared-data";
import { toSlug } from "@site/shared-data/rules";

/**
 * Up to three essays with a common topic, of `newestFirst`: those with more common topics first, then those
 * in the same language, then the newest. Essays that the page links to otherwise are left out.
 */
export function relatedEssays(
	essay: EssaySummary,
	newestFirst: readonly EssaySummary[],
	linked: readonly (string | undefined)[],
): EssayLink[] {
	const own = new Set(essay.topics.map(toSlug));
	const isSameLanguage = ({ language }: EssaySummary) => Number(language === essay.language);
	return newestFirst
		.filter(({ id }) => id !== essay.id && !linked.includes(id))
		.map((other) => ({ other, common: other.topics.filter((topic) => own.has(toSlug(topic))).length }))
		.filter(({ common }) => common > 0)
		.sort((a, b) => b.common - a.common || isSameLanguage(b.other) - isSameLanguage(a.other))
		.slice(0, 3)
		.map(({ other: { id, title } }) => ({ id, title }));
}

/** The neighbours of an essay among the newest `limit`; null if it is the last of them or missing. */
export function neighboursAmong(newest: readonly EssaySummary[], id: string, limit: number): EssayNeighbours | null {
	const at = newest.findIndex((essay) => essay.id === id);
	if (at < 0 || at === limit - 1) return null;
	return { older: toLink(newest[at + 1]), newer: toLink(newest[at - 1]) };
}

const toLink = (essay: EssaySummary | undefined): EssayLink | null => (essay ? { id: essay.id, title: essay.title } : null);
