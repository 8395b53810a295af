/** Something that the command palette finds. */
export interface SearchEntry {
	/** Unique among all entries. */
	id: string;
	kind: "essay" | "project" | "service";
	title: string;
	/** More words it is found by. */
	text: string;
	/** Its address. */
	to: string;
}
