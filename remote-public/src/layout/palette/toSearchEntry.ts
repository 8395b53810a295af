import { normalizeForSearch } from "@site/shared-data/search";
import type { SearchEntry } from "./SearchEntry.ts";

/**
 * Makes a search entry from a title and further normalized words; normalizes the title once, not per key.
 */
export function toSearchEntry(kind: SearchEntry["kind"], id: string, title: string, words: string, to: string): SearchEntry {
	const titleText = normalizeForSearch(title);
	return { id: `${kind}-${id}`, kind, title, titleText, searchText: `${titleText} ${words}`, to };
}
