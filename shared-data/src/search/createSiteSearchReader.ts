import type { SearchIndex, SearchReader } from "./SearchIndex.ts";

/** The index as the site's own server made it, at this address; where there is none, the other reader makes one. */
export function createSiteSearchReader(address: string, fetch: typeof globalThis.fetch, other: SearchReader): SearchReader {
	return {
		async index() {
			try {
				const answer = await fetch(address);
				const index = (await answer.json()) as SearchIndex;
				if (answer.ok && Array.isArray(index.essays) && Array.isArray(index.projects)) return index;
			} catch {
				// A development server or a plain host answers with a page, a cut line with nothing.
			}
			return other.index();
		},
	};
}
