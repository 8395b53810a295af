import type { BulkOutcome } from "../client/changeMany.ts";
import type { KeysetPage, KeysetQuery } from "../client/KeysetPage.ts";
import type { ListQuery, Page } from "../client/Page.ts";
import type { PublicationCounts, PublicationStatus, PublishedAddress } from "../publication/PublicationStatus.ts";
import type { Essay, EssayDraft, EssayEntry, EssayNeighbours, EssaySortKey, EssaySummary } from "./Essay.ts";

/** Reads published essays, the newest date first, then the latest created. Every method rejects only with DataError. */
export interface EssayReader {
	/** The newest published essays; 50 at most. */
	listPublished(options: { limit: number }): Promise<EssaySummary[]>;
	/** A page of the same list, 50 at most; null when it is to begin behind an essay that is not published. */
	pagePublished(query: KeysetQuery): Promise<KeysetPage<EssaySummary> | null>;
	/** The newest ones with their contents, for feeds; 50 at most. */
	listPublishedWithContent(options: { limit: number }): Promise<Essay[]>;
	/** Every published essay's id and last change, by id. */
	listAddresses(): Promise<PublishedAddress[]>;
	/** The published essay with this id; null when there is none, a draft's id included. */
	getPublished(id: string): Promise<Essay | null>;
	/** The essays next to this one in the same list; none when it is not published. */
	neighboursOf(id: string): Promise<EssayNeighbours>;
	/** All published essays as a search needs them, by id. */
	listSearchEntries(): Promise<EssayEntry[]>;
}

/** What the owner may do with essays. Every method rejects only with DataError; a write that touches no row rejects with "not-found". */
export interface EssayRepository {
	/** The most recently updated essays, drafts included. */
	listRecent(options: { limit: number }): Promise<EssaySummary[]>;
	count(): Promise<PublicationCounts>;
	/** Searches title and excerpt; the latest update first unless sorted otherwise. */
	listPage(query: ListQuery<PublicationStatus, EssaySortKey>): Promise<Page<EssaySummary>>;
	/** Every essay whole, however many, oldest first: for exports. */
	listAll(): Promise<Essay[]>;
	get(id: string): Promise<Essay | null>;
	/** Stores a new essay; the database makes its id from the title. */
	create(draft: EssayDraft): Promise<Essay>;
	/** Stores the changes (at least one) unless the essay was changed since `revision` was loaded: then it rejects with "conflict" and changes nothing. */
	save(id: string, changes: Partial<EssayDraft>, revision: string): Promise<Essay>;
	/** A new draft with the same fields; its title begins with "Copy of". */
	duplicateAsDraft(id: string): Promise<Essay>;
	delete(id: string): Promise<void>;
	/** Publishes those that are drafts; those already published stay untouched and count as done. */
	publish(ids: readonly string[]): Promise<BulkOutcome>;
	/** Makes drafts of those that are published. */
	unpublish(ids: readonly string[]): Promise<BulkOutcome>;
	deleteMany(ids: readonly string[]): Promise<BulkOutcome>;
}
