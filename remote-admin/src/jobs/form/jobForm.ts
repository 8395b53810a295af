import type { Job, JobDraft } from "@site/shared-data";
import { checkJob, jobRules, parseDisplayOrder } from "@site/shared-data/rules";
import type { FormDefinition } from "../../drafts/FormDefinition.ts";

/** The form values of a job. */
type JobValues = {
	position: string;
	company: string;
	companyLogo: string;
	location: string;
	isCurrent: boolean;
	startDate: string;
	endDate: string;
	displayOrder: string;
	description: string;
};

/** The form of a job. */
export const jobForm: FormDefinition<JobValues, Job, JobDraft> = {
	noun: "job",
	labels: {
		position: "Position",
		company: "Company",
		companyLogo: "Company Logo",
		location: "Location",
		isCurrent: "This is my current job",
		startDate: "Start Date",
		endDate: "End Date",
		displayOrder: "Display Order",
		description: "Description",
	},
	rules: jobRules,
	blank: () => ({
		position: "",
		company: "",
		companyLogo: "",
		location: "",
		isCurrent: false,
		startDate: "",
		endDate: "",
		displayOrder: "0",
		description: "",
	}),
	toValues: ({ position, company, companyLogo, location, isCurrent, startDate, endDate, ...others }) => ({
		position,
		company,
		companyLogo: companyLogo ?? "",
		location,
		isCurrent,
		startDate,
		endDate: endDate ?? "",
		displayOrder: String(others.displayOrder),
		description: others.description ?? "",
	}),
	// A current job has no end.
	toDraft: ({ companyLogo, endDate, displayOrder, description, ...others }) => ({
		...others,
		companyLogo: companyLogo.trim() || null,
		endDate: others.isCurrent ? null : endDate || null,
		displayOrder: parseDisplayOrder(displayOrder),
		description: description.trim() || null,
	}),
	check: checkJob,
};
