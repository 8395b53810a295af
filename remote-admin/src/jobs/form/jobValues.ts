import type { Job, JobDraft } from "@site/shared-data";
import { parseDisplayOrder } from "@site/shared-data/rules";
import type { Stored } from "../../drafts/Stored.ts";

/** A job as its form holds it. */
export type JobValues = {
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

/** What a new job starts with. */
export const blankJob: JobValues = {
	position: "",
	company: "",
	companyLogo: "",
	location: "",
	isCurrent: false,
	startDate: "",
	endDate: "",
	displayOrder: "0",
	description: "",
};

/** What is stored, as the form holds it. */
export function toStoredJob(job: Job): Stored<JobValues> {
	const {
		id,
		revision,
		updatedAt,
		position,
		company,
		companyLogo,
		location,
		isCurrent,
		startDate,
		endDate,
		displayOrder,
		description,
	} = job;
	const values = {
		position,
		company,
		companyLogo: companyLogo ?? "",
		location,
		isCurrent,
		startDate,
		endDate: endDate ?? "",
		displayOrder: String(displayOrder),
		description: description ?? "",
	};
	return { id, revision, updatedAt, values };
}

/** What the form holds, as it is stored: a current job has no end. */
export function toJobDraft({ companyLogo, endDate, displayOrder, description, ...others }: JobValues): JobDraft {
	return {
		...others,
		companyLogo: companyLogo.trim() || null,
		endDate: others.isCurrent ? null : endDate || null,
		displayOrder: parseDisplayOrder(displayOrder),
		description: description.trim() || null,
	};
}
