import type { KeysetPage, KeysetQuery } from "../client/keyset.ts";
import type { BulkResult } from "../client/queries.ts";
import type { DraftRepository, TableDefinition, TableRepository } from "../client/tableRepository.ts";
import type {
	Publication,
	PublicationCounts,
	PublicationNeighbours,
	PublicationStatus,
	PublishedAddress,
} from "./Publication.ts";

/** How a kind of publications is stored and listed: what tells essays from projects. */
export interface PublicationTable<Entity extends Publication, Summary, Entry> extends TableDefinition<Entity, Summary> {
	name: "essays" | "projects";
	/** The public list, each field descending; the last one is unique. */
	publicOrder: readonly (keyof Entity & string)[];
	/** What a search finds one by. */
	entryFields: readonly (keyof Entry & keyof Entity & string)[];
}

/** Reads what is published, the newest first. Every method rejects only with DataError. */
export interface PublicationReader<Entity, Summary, Entry> {
	/** The newest ones; 50 at most. */
	listPublished(options: { limit: number }): Promise<Summary[]>;
	/** A page of the same list, 50 at most; null when it is to begin behind one that is not published. */
	pagePublished(query: KeysetQuery): Promise<KeysetPage<Summary> | null>;
	/** The newest ones with their contents, for feeds; 50 at most. */
	listPublishedWithContent(options: { limit: number }): Promise<Entity[]>;
	/** The id and last change of all, by id. */
	listAddresses(): Promise<PublishedAddress[]>;
	/** The published one with this id; null when there is none, a draft's id included. */
	getPublished(id: string): Promise<Entity | null>;
	/** Those next to this one in the same list; none when it is not published. */
	neighboursOf(id: string): Promise<PublicationNeighbours>;
	/** All of them as a search needs them, by id. */
	listSearchEntries(): Promise<Entry[]>;
}

/** What the admin may do with publications. The database makes the id of a new one from its title. */
export interface PublicationRepository<Entity, Summary, Draft, Key extends string>
	extends TableRepository<Entity, Summary, PublicationStatus, Key>,
		DraftRepository<Entity, Draft> {
	/** The most recently updated ones, drafts included. */
	listRecent(options: { limit: number }): Promise<Summary[]>;
	count(): Promise<PublicationCounts>;
	/** A new draft with the same fields; its title begins with "Copy of". */
	duplicateAsDraft(id: string): Promise<Entity>;
	/** Publishes drafts, or makes drafts again. Those that already have the status stay and count as done. */
	setStatus(ids: readonly string[], status: PublicationStatus): Promise<BulkResult>;
}

/** The title of a duplicate, no longer than a title may be. */
export const copyTitle = (title: string): string => `Copy of ${title}`.slice(0, 200).trim();

/** The status that is not this one. */
export const otherStatus = (status: PublicationStatus): PublicationStatus => (status === "published" ? "draft" : "published");
