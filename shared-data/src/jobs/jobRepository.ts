import type { BulkOutcome } from "../client/changeMany.ts";
import type { ListQuery, Page } from "../client/Page.ts";
import type { Job, JobCounts, JobDraft, JobSortKey } from "./Job.ts";

/** Reads the work history. Every method rejects only with DataError. */
export interface JobReader {
	/** All jobs, highest display order first, then the latest start. */
	list(): Promise<Job[]>;
}

/** What the owner may do with jobs. Every method rejects only with DataError; a write that touches no row rejects with "not-found". */
export interface JobRepository extends JobReader {
	count(): Promise<JobCounts>;
	/** Searches position, company and location; in the public order unless sorted otherwise. */
	listPage(query: ListQuery<never, JobSortKey>): Promise<Page<Job>>;
	/** Every job, however many, oldest first: for exports. */
	listAll(): Promise<Job[]>;
	get(id: string): Promise<Job | null>;
	/** Stores a new job. When it is current, no other one stays current. */
	create(draft: JobDraft): Promise<Job>;
	/** Stores the changes (at least one) unless the job was changed since `revision` was loaded: then it rejects with "conflict" and changes nothing. */
	save(id: string, changes: Partial<JobDraft>, revision: string): Promise<Job>;
	/** Makes this the one current job and takes its end away. Of two calls at once the later one wins. */
	makeCurrent(id: string): Promise<Job>;
	/**
	 * Gives these jobs this order, the first one the highest display order, and writes only those whose number changes; gives the new list. It is several
	 * writes: after a failure the list is to be read again.
	 */
	reorder(ids: readonly string[]): Promise<Job[]>;
	delete(id: string): Promise<void>;
	deleteMany(ids: readonly string[]): Promise<BulkOutcome>;
}
