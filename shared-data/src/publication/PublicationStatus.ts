/** The two states of projects and essays. A draft never leaves the database for a visitor. */
export type PublicationStatus = "draft" | "published";

/** Counts of all rows of a table, not of a page. */
export interface PublicationCounts {
	total: number;
	published: number;
	draft: number;
}

/** A published row as a list of addresses tells it. */
export interface PublishedAddress {
	id: string;
	updatedAt: Date;
}
