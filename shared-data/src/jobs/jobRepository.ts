import type { DraftRepository, TableRepository } from "../client/table/tableRepository.ts";
import type { Job, JobCounts, JobDraft, JobSortKey } from "./Job.ts";

/** Reads the work history. Every method rejects only with DataError. */
export interface JobReader {
	/** All jobs, highest display order first, then the latest start. */
	list(): Promise<Job[]>;
}

/**
 * What the admin may do with jobs. At most one job is current: a write that makes one current ends the other.
 */
export interface JobRepository extends JobReader, TableRepository<Job, Job, never, JobSortKey>, DraftRepository<Job, JobDraft> {
	count(): Promise<JobCounts>;
	/** Makes this the one current job and takes its end away. The later of two concurrent calls wins. */
	makeCurrent(id: string): Promise<Job>;
	/**
	 * Puts the jobs in this order, the first with the highest display order, and returns the new list. It is
	 * several writes: after a failure the caller must read the list again.
	 */
	reorder(ids: readonly string[]): Promise<Job[]>;
}
