import type { BulkOutcome } from "../client/changeMany.ts";
import type { KeysetPage, KeysetQuery } from "../client/KeysetPage.ts";
import type { ListQuery, Page } from "../client/Page.ts";
import type { PublicationCounts, PublicationStatus, PublishedAddress } from "../publication/PublicationStatus.ts";
import type { Project, ProjectDraft, ProjectEntry, ProjectSortKey, ProjectSummary } from "./Project.ts";

/** Reads published projects. Every method rejects only with DataError. */
export interface ProjectReader {
	/** Published projects, most recently updated first; 50 at most. */
	listPublished(options: { limit: number }): Promise<ProjectSummary[]>;
	/** A page of the same list, 50 at most; null when it is to begin behind a project that is not published. */
	pagePublished(query: KeysetQuery): Promise<KeysetPage<ProjectSummary> | null>;
	/** Every published project's id and last change, by id. */
	listAddresses(): Promise<PublishedAddress[]>;
	/** The published project with this id; null when there is none, a draft's id included. */
	getPublished(id: string): Promise<Project | null>;
	/** All published projects as a search needs them, by id. */
	listSearchEntries(): Promise<ProjectEntry[]>;
}

/** What the owner may do with projects. Every method rejects only with DataError; a write that touches no row rejects with "not-found". */
export interface ProjectRepository {
	/** The most recently updated projects, drafts included. */
	listRecent(options: { limit: number }): Promise<ProjectSummary[]>;
	count(): Promise<PublicationCounts>;
	/** Searches title and description; the latest update first unless sorted otherwise. */
	listPage(query: ListQuery<PublicationStatus, ProjectSortKey>): Promise<Page<ProjectSummary>>;
	/** Every project whole, however many, oldest first: for exports. */
	listAll(): Promise<Project[]>;
	get(id: string): Promise<Project | null>;
	/** Stores a new project; the database makes its id from the title. */
	create(draft: ProjectDraft): Promise<Project>;
	/** Stores the changes (at least one) unless the project was changed since `revision` was loaded: then it rejects with "conflict" and changes nothing. */
	save(id: string, changes: Partial<ProjectDraft>, revision: string): Promise<Project>;
	/** A new draft with the same fields; its title begins with "Copy of". */
	duplicateAsDraft(id: string): Promise<Project>;
	delete(id: string): Promise<void>;
	/** Publishes those that are drafts; those already published stay untouched and count as done. */
	publish(ids: readonly string[]): Promise<BulkOutcome>;
	/** Makes drafts of those that are published. */
	unpublish(ids: readonly string[]): Promise<BulkOutcome>;
	deleteMany(ids: readonly string[]): Promise<BulkOutcome>;
}
