import type { EssayLink, EssaySummary } from "@site/shared-data";
import { significantWords } from "./significantWords.ts";

/** Up to three essays that share words with this one in title and excerpt, the nearest first. A word counts more the fewer essays use it. */
export function relatedEssays(essay: EssaySummary, others: EssaySummary[], isShown: (id: string) => boolean): EssayLink[] {
	const wordsOf = ({ title, excerpt }: EssaySummary) => significantWords(`${title} ${excerpt}`);
	const uses = new Map<string, number>();
	for (const word of others.flatMap(wordsOf)) uses.set(word, (uses.get(word) ?? 0) + 1);
	const own = new Set(wordsOf(essay));
	const nearness = (other: EssaySummary) =>
		wordsOf(other).reduce((sum, word) => sum + (own.has(word) ? 1 / (uses.get(word) as number) : 0), 0);
	return others
		.filter(({ id }) => id !== essay.id && !isShown(id))
		.map((other) => ({ other, near: nearness(other) }))
		.filter(({ near }) => near > 0)
		.sort((a, b) => b.near - a.near)
		.slice(0, 3)
		.map(({ other: { id, title } }) => ({ id, title }));
}
