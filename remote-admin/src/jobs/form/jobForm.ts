import type { Job, JobDraft } from "@site/shared-data";
import { jobRules, parseDisplayOrder, validateJob } from "@site/shared-data/rules";
import type { FormDefinition } from "../../drafts/form/FormDefinition.ts";
import { checkbox, converted, defineFields, optionalText, text, type ValuesOf } from "../../form/defineFields.ts";

const fields = defineFields({
	position: text("Position"),
	company: text("Company"),
	companyLogo: optionalText("Company Logo"),
	location: text("Location"),
	isCurrent: checkbox("This is my current job"),
	startDate: text("Start Date"),
	endDate: optionalText("End Date"),
	displayOrder: converted<number>("Display Order", String, parseDisplayOrder, "0"),
	description: optionalText("Description"),
});

/** The form of a job. */
export const jobForm: FormDefinition<ValuesOf<typeof fields>, Job, JobDraft> = {
	noun: "job",
	...fields,
	rules: jobRules,
	toDraft(values) {
		const draft = fields.toDraft(values);
		// A current job has no end.
		return { ...draft, endDate: draft.isCurrent ? null : draft.endDate };
	},
	validate: validateJob,
};
