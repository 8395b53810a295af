import type { EditableEntity } from "../client/table/tableRepository.ts";

/** The two states of projects and essays. A draft never leaves the database for a visitor. */
export type PublicationStatus = "draft" | "published";

/** The fields that projects and essays share. The id is the public slug. */
export interface Publication extends EditableEntity {
	title: string;
	/** Markdown, at most 500,000 bytes; null for a project with only a description. */
	content: string | null;
	status: PublicationStatus;
	/** When a published row becomes public, as ISO 8601 in UTC; null means immediately. */
	publishAt: string | null;
}

/**
 * The fields that the admin writes; an omitted `publishAt` or `id` keeps the stored value. An empty id is
 * made from the title; a stored row's id follows the title until the first publication.
 */
export type PublicationDraft<Entity extends Publication> = Omit<Entity, keyof EditableEntity | "publishAt"> &
	Partial<Pick<Publication, "id" | "publishAt">>;

/** The state of a publication: "scheduled" is published, but its time has not come. */
export type PublicationState = PublicationStatus | "scheduled";

/** The state at a time of the database's clock. */
export function stateAt(now: Date, { status, publishAt }: Pick<Publication, "status" | "publishAt">): PublicationState {
	return status === "published" && publishAt && Date.parse(publishAt) > now.getTime() ? "scheduled" : status;
}

/** The languages that essays are written in. */
export type Language = "en" | "id";

/** A published row in the sitemap; only essays have topics and translations. */
export interface SitemapEntry extends Pick<Publication, "id" | "updatedAt"> {
	topics?: string[];
	language?: Language;
	translationOf?: string | null;
}

/** A link to another publication of the same kind. */
export type PublicationLink = Pick<Publication, "id" | "title">;

/** The published rows before and after one in the public order; null at the ends. */
export interface PublicationNeighbours {
	older: PublicationLink | null;
	newer: PublicationLink | null;
}
