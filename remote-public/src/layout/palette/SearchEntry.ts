/** Something that the command palette finds. */
export interface SearchEntry {
	/** Unique among all entries. */
	id: string;
	kind: "essay" | "project" | "service";
	title: string;
	/** The title as it is compared. */
	head: string;
	/** The title and all other words it is found by, as they are compared. */
	whole: string;
	/** Its address. */
	to: string;
}
