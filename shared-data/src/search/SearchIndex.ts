/** Everything published, as a search needs it: an entry's id, its title, and the plain words it is found by besides. */
export interface SearchIndex {
	essays: SearchRow[];
	projects: SearchRow[];
}

export type SearchRow = [id: string, title: string, words: string];

/** Reads what can be found; rejects only with DataError. */
export interface SearchReader {
	index(): Promise<SearchIndex>;
}
