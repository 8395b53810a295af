import type { PublicRepositories } from "../contract/repositories.ts";
import { toSearchWords } from "./toPlainText.ts";

/** Everything published, for search: an entry's id, its title, and more plain words it is found by. */
export interface SearchIndex {
	essays: SearchRow[];
	projects: SearchRow[];
}

export type SearchRow = [id: string, title: string, words: string];

/** Rejects only with DataError. */
export interface SearchReader {
	index(): Promise<SearchIndex>;
}

/** Builds the index from the published rows. */
export function createSearchReader({ essays, projects }: Pick<PublicRepositories, "essays" | "projects">): SearchReader {
	return {
		async index() {
			const [written, made] = await Promise.all([essays.listSearchEntries(), projects.listSearchEntries()]);
			return {
				essays: written.map(({ id, title, excerpt }) => [id, title, toSearchWords(excerpt)]),
				projects: made.map(({ id, title, description, tags }) => [id, title, toSearchWords(`${tags.join(" ")} ${description}`)]),
			};
		},
	};
}

/** Fetches the index from the site's server; without one, `fallback` builds it. */
export function createSiteSearchReader(url: string, fetch: typeof globalThis.fetch, fallback: SearchReader): SearchReader {
	return {
		async index() {
			try {
				const answer = await fetch(url);
				const index = (await answer.json()) as SearchIndex;
				if (answer.ok && Array.isArray(index.essays) && Array.isArray(index.projects)) return index;
			} catch {
				// A static host may answer with a page, a lost connection with nothing.
			}
			return fallback.index();
		},
	};
}
