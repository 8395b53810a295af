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
	updatedAt: Date;
}

/** Counts of all rows. */
export interface JobCounts {
	total: number;
	current: number;
	past: number;
}
