import type { EssayLink, EssayNeighbours, EssaySummary } from "@site/shared-data";

/** The essays next to this one among the newest ones; null when those do not tell. `limit` is how many were asked for. */
export function neighboursAmong(newest: readonly EssaySummary[], id: string, limit: number): EssayNeighbours | null {
	const at = newest.findIndex((essay) => essay.id === id);
	if (at < 0 || at === limit - 1) return null;
	return { older: toLink(newest[at + 1]), newer: toLink(newest[at - 1]) };
}

const toLink = (essay: EssaySummary | undefined): EssayLink | null => (essay ? { id: essay.id, title: essay.title } : null);
