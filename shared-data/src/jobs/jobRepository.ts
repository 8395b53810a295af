import type { Job, JobCounts } from "./Job.ts";

/** Reads the work history. Every method rejects only with DataError. */
export interface JobReader {
	/** All jobs, highest display order first, then the latest start. */
	list(): Promise<Job[]>;
}

/** What the owner may do with jobs. Every method rejects only with DataError. */
export interface JobRepository extends JobReader {
	count(): Promise<JobCounts>;
}
