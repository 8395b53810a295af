import { normalizeForSearch } from "@site/shared-data/search";
import type { SearchEntry } from "./SearchEntry.ts";

/**
 * Makes an entry of a title and the plain words it is found by besides; the title is made plain once, and not
 * at every key.
 */
export function toSearchEntry(kind: SearchEntry["kind"], id: string, title: string, words: string, to: string): SearchEntry {
	const head = normalizeForSearch(title);
	return { id: `${kind}-${id}`, kind, title, head, whole: `${head} ${words}`, to };
}
