/** A search entry of the command palette. */
export interface SearchEntry {
	/** Unique among all entries. */
	id: string;
	kind: "essay" | "topic" | "project" | "service";
	title: string;
	/** The normalized title. */
	titleText: string;
	/** The normalized title and further search words. */
	searchText: string;
	/** Its URL. */
	to: string;
}
