import type { JobValues } from "./jobValues.ts";

/** What the fields of a job are called. */
export const jobLabels: Record<keyof JobValues, string> = {
	position: "Position",
	company: "Company",
	companyLogo: "Company Logo",
	location: "Location",
	isCurrent: "This is my current job",
	startDate: "Start Date",
	endDate: "End Date",
	displayOrder: "Display Order",
	description: "Description",
};
