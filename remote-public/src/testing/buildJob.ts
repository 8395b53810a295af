import type { Job } from "@site/shared-data";

export const buildJob = (overrides: Partial<Job> = {}): Job => ({
	id: "job-tirta",
	position: "Lead product engineer",
	company: "Tirta Systems",
	companyLogo: "/sample/logo-tirta-systems.webp",
	location: "Bandung",
	startDate: "2023-02-01",
	endDate: null,
	description: null,
	isCurrent: true,
	displayOrder: 4,
	updatedAt: new Date("2026-03-05T08:00:00Z"),
	...overrides,
});

/** A job that is over. */
export const buildPastJob = (overrides: Partial<Job> = {}): Job =>
	buildJob({
		id: "job-kopi",
		position: "Frontend engineer",
		company: "Kopi Kilometer",
		companyLogo: null,
		startDate: "2020-01-15",
		endDate: "2023-01-31",
		isCurrent: false,
		displayOrder: 3,
		...overrides,
	});
