import type { KeysetPage, KeysetQuery } from "../client/table/keyset.ts";
import type {
	DraftRepository,
	StatefulRepository,
	StatusCounts,
	TableDefinition,
	TableRepository,
} from "../client/table/tableRepository.ts";
import { cutText } from "../rules/characters.ts";
import type { Publication, PublicationNeighbours, PublicationState, PublicationStatus, SitemapEntry } from "./Publication.ts";

/** How essays or projects are stored and listed. */
export interface PublicationTable<Entity extends Publication, Summary, Entry> extends TableDefinition<Entity, Summary> {
	name: "essays" | "projects";
	/** The order of the public list, each field descending; the last one is unique. */
	publicOrder: readonly (keyof Entity & string)[];
	/** The fields that a sitemap needs, including `id` and `updatedAt`. */
	sitemapFields: readonly (keyof SitemapEntry & keyof Entity & string)[];
	entryFields: readonly (keyof Entry & keyof Entity & string)[];
}

/** Reads published rows, the newest first. Every method rejects only with DataError. */
export interface PublicationReader<Entity, Summary, Entry> {
	listPublished(options: { limit: number }): Promise<Summary[]>;
	/** A page of the same list, 50 rows at most; null if `after` is not the id of a published row. */
	pagePublished(query: KeysetQuery): Promise<KeysetPage<Summary> | null>;
	/** The newest rows after the first `offset`, with their contents, for feeds; 50 at most. */
	listPublishedWithContent(options: { limit: number; offset?: number }): Promise<Entity[]>;
	/** The sitemap's fields of every published row, ordered by id. */
	listSitemapEntries(): Promise<SitemapEntry[]>;
	/** The published row with this id; null if there is none or it is a draft. */
	getPublished(id: string): Promise<Entity | null>;
	neighboursOf(id: string): Promise<PublicationNeighbours>;
	listSearchEntries(): Promise<Entry[]>;
}

/** The admin's operations on publications. The database makes the id of a new row from its title. */
export interface PublicationRepository<Entity, Summary, Draft, Key extends string>
	extends TableRepository<Entity, Summary, PublicationState, Key>,
		DraftRepository<Entity, Draft>,
		StatefulRepository<Entity, PublicationStatus> {
	listRecent(options: { limit: number }): Promise<Summary[]>;
	count(): Promise<StatusCounts<PublicationState>>;
	/** A new draft with the same fields; its title begins with "Copy of". */
	duplicateAsDraft(id: string): Promise<Entity>;
}

/**
 * A draft of today without a schedule. A translation's duplicate is none, because a language has only one.
 */
export function toDuplicate<Entity extends Publication>(original: Entity): Omit<Entity, "id" | "date"> {
	const { id: _id, date: _date, ...text } = original as Entity & { date?: string };
	return {
		...text,
		title: cutText(`Copy of ${original.title}`, 200),
		status: "draft",
		publishAt: null,
		...("translationOf" in original && { translationOf: null }),
	};
}

/** A stored version of the text of an essay or project, without the text. */
export interface Revision {
	/** 1, 2, … for each row; numbers between the first and the last 50 are missing. */
	number: number;
	/** When it was first stored; later drafts of the same ten minutes replaced it, unless it was public. */
	createdAt: Date;
}

/** Reads earlier versions of a text. Only triggers write them. Every method rejects only with DataError. */
export interface RevisionRepository<Draft> {
	list(id: string): Promise<Revision[]>;
	/** The fields of a revision, without newer columns of the table; null if there is none. */
	get(id: string, number: number): Promise<Partial<Draft> | null>;
}
