import { normalizeForSearch } from "@site/shared-data/search";
import type { SearchEntry } from "./searchLoader.ts";

const maxEntries = 6;

/** The entries that contain every word, in any order; those with the words in their titles come first. */
export function findEntries(entries: readonly SearchEntry[], query: string): SearchEntry[] {
	const words = normalizeForSearch(query).split(/\s+/).filter(Boolean);
	if (words.length === 0) return [];
	const ranked = entries.map((entry) => ({ entry, rank: rankOf(entry, words) }));
	return ranked
		.filter(({ rank }) => rank > 0)
		.sort((one, other) => other.rank - one.rank)
		.map(({ entry }) => entry)
		.slice(0, maxEntries);
}

/** 0: not found; 1: somewhere; 2: in the title; 3: the title begins with the first word. */
function rankOf({ titleText, searchText }: SearchEntry, words: string[]): number {
	if (!words.every((word) => searchText.includes(word))) return 0;
	if (!words.every((word) => titleText.includes(word))) return 1;
	return titleText.startsWith(words[0] as string) ? 3 : 2;
}
