/** The two states of projects and essays. A draft never leaves the database for a visitor. */
export type PublicationStatus = "draft" | "published";

/** The fields that projects and essays share. */
export interface Publication {
	/** The public slug; stable when the title changes. */
	id: string;
	title: string;
	/** Markdown, at most 500,000 bytes; null for a project with only a description. */
	content: string | null;
	status: PublicationStatus;
	createdAt: Date;
	updatedAt: Date;
	/** The version of the row that a save is based on; opaque, changes with every save. */
	revision: string;
}

/** The fields of a publication that the database fills. */
export type GeneratedField = "id" | "createdAt" | "updatedAt" | "revision";

/** Counts of all rows of a table, not of a page. */
export type PublicationCounts = { total: number } & Record<PublicationStatus, number>;

/** A published row as a sitemap lists it. */
export type SitemapEntry = Pick<Publication, "id" | "updatedAt">;

/** A link to another publication of the same kind. */
export type PublicationLink = Pick<Publication, "id" | "title">;

/** The published rows before and after one in the public order; null at an end of it. */
export interface PublicationNeighbours {
	older: PublicationLink | null;
	newer: PublicationLink | null;
}
