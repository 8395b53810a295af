/** One entry of the work history. At most one job is current. */
export interface Job {
	id: string;
	position: string;
	company: string;
	companyLogo: string | null;
	location: string;
	/** Calendar day, yyyy-mm-dd. */
	startDate: string;
	/** Calendar day, yyyy-mm-dd; null while the job is current or the end is not known. */
	endDate: string | null;
	description: string | null;
	isCurrent: boolean;
	/** Higher appears first. */
	displayOrder: number;
	createdAt: Date;
	updatedAt: Date;
	/** What a save says it was made from; opaque, changes with every save. */
	revision: string;
}

/**
 * What the admin writes of a job. Blank optional fields are stored as null, and the end of a current job is,
 * too.
 */
export type JobDraft = Omit<Job, "id" | "createdAt" | "updatedAt" | "revision">;

/** By what the admin's list can be sorted; without one it has the public order. */
export type JobSortKey = "position" | "company" | "location" | "startDate" | "displayOrder" | "updatedAt";

/** Counts of all rows. */
export interface JobCounts {
	total: number;
	current: number;
	past: number;
}
