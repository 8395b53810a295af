import type { EditableEntity, OrderedRepository, StatusCounts, TableRepository } from "../client/table/tableRepository.ts";
/** A row of `jobs`: one entry of the work history. At most one is current. */
export interface Job extends EditableEntity {
	position: string;
	company: string;
	/** http(s) URL or single-slash path of an image. */
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
}

/** The fields that the admin writes. Blank optional fields and a current job's end are stored as null. */
export type JobDraft = Omit<Job, keyof EditableEntity>;

/** The sort keys of the admin list; the default is the public order. */
export type JobSortKey = "position" | "company" | "location" | "startDate" | "displayOrder" | "updatedAt";

/** Reads the work history. Every method rejects only with DataError. */
export interface JobReader {
	list(): Promise<Job[]>;
}

export type JobState = Pick<Job, "id" | "isCurrent" | "endDate">;

/** The states that making a job current has replaced, and the job that it ended. */
export interface CurrentJobChange {
	before: JobState[];
	ended: Job | null;
}

/**
 * The admin's operations on jobs. At most one is current: a write that makes one current ends the other, at
 * the start of the new one or today.
 */
export interface JobRepository extends TableRepository<Job, Job, never, JobSortKey>, OrderedRepository<Job, JobDraft> {
	count(): Promise<StatusCounts<"current" | "past">>;
	/** Makes this the one current job and removes its end date. The later of two concurrent calls wins. */
	makeCurrent(id: string): Promise<CurrentJobChange>;
	/** Writes back the states that makeCurrent replaced. */
	restoreCurrent(states: readonly JobState[]): Promise<void>;
}
