import { normalizeForSearch } from "@site/shared-data/search";
import type { SearchEntry } from "./SearchEntry.ts";

const most = 6;

/** The entries that hold every word, in any order; those with the words in their titles come first. */
export function findEntries(entries: readonly SearchEntry[], query: string): SearchEntry[] {
	const words = normalizeForSearch(query).split(/\s+/).filter(Boolean);
	if (words.length === 0) return [];
	const ranked = entries.map((entry) => ({ entry, rank: rankOf(entry, words) }));
	return ranked
		.filter(({ rank }) => rank > 0)
		.sort((one, other) => other.rank - one.rank)
		.map(({ entry }) => entry)
		.slice(0, most);
}

/** 0: not found; 1: somewhere; 2: in the title; 3: the title begins with the first word. */
function rankOf({ head, whole }: SearchEntry, words: string[]): number {
	if (!words.every((word) => whole.includes(word))) return 0;
	if (!words.every((word) => head.includes(word))) return 1;
	return head.startsWith(words[0] as string) ? 3 : 2;
}
