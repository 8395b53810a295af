import type { DraftRepository, TableRepository } from "../client/tableRepository.ts";
import type { Job, JobCounts, JobDraft, JobSortKey } from "./Job.ts";

/** Reads the work history. Every method rejects only with DataError. */
export interface JobReader {
	/** All jobs, highest display order first, then the latest start. */
	list(): Promise<Job[]>;
}

/**
 * What the admin may do with jobs. Of the jobs at most one is current: a write that makes one so ends the
 * other.
 */
export interface JobRepository extends JobReader, TableRepository<Job, Job, never, JobSortKey>, DraftRepository<Job, JobDraft> {
	count(): Promise<JobCounts>;
	/** Makes this the one current job and takes its end away. Of two calls at once the later one wins. */
	makeCurrent(id: string): Promise<Job>;
	/**
	 * Gives these jobs this order, the first one the highest display order, and writes only those whose
	 * number changes; gives the new list. It is several writes: after a failure the list is to be read again.
	 */
	reorder(ids: readonly string[]): Promise<Job[]>;
}
