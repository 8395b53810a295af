/** A row of `jobs`: one entry of the work history. At most one is current. */
export interface Job {
	id: string;
	position: string;
	company: string;
	/** http(s) URL or single-slash path of an image. */
	companyLogo: string | null;
	location: string;
	/** Calendar day, yyyy-mm-dd. */
	startDate: string;
	/** Calendar day, yyyy-mm-dd; null while the job is current or the end is not known. */
	endDate: string | null;
	/** Plain text. */
	description: string | null;
	isCurrent: boolean;
	/** Higher appears first. */
	displayOrder: number;
	createdAt: Date;
	updatedAt: Date;
	/** The version of the row that a save is based on; opaque, changes with every save. */
	revision: string;
}

/**
 * The fields of a job that the admin writes. Blank optional fields and the end of a current job are stored as
 * null.
 */
export type JobDraft = Omit<Job, "id" | "createdAt" | "updatedAt" | "revision">;

/** The sort keys of the admin list; the default is the public order. */
export type JobSortKey = "position" | "company" | "location" | "startDate" | "displayOrder" | "updatedAt";

/** Counts of all rows. */
export interface JobCounts {
	total: number;
	current: number;
	past: number;
}
