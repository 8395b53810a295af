import type { Job } from "../jobs/Job.ts";

/** A past job for tests and stories; every field can be given. */
export function buildJob(fields: Partial<Job> = {}): Job {
	const id = fields.id ?? `job-${++built}`;
	return {
		id,
		position: "Frontend developer",
		company: "Tirta Digital",
		companyLogo: null,
		location: "Bandung",
		startDate: "2019-03-01",
		endDate: "2022-06-30",
		description: null,
		isCurrent: false,
		displayOrder: 0,
		createdAt: new Date(2026, 8, 1, 12),
		updatedAt: new Date(2026, 9, 1, 12),
		revision: `revision of ${id}`,
		...fields,
	};
}

let built = 0;
