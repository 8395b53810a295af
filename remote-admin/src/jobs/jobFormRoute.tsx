import { type Job, type JobDraft, urls } from "@site/shared-data";
import { jobRules, parseDisplayOrder, validateJob } from "@site/shared-data/rules";
import { FieldGroup, FieldRow } from "@site/shared-ui/FieldGroup";
import { useLoaderData } from "@site/shared-ui/router";
import { createFormRoute } from "../drafts/form/createFormRoute.ts";
import { DraftForm } from "../drafts/form/DraftForm.tsx";
import type { FormDefinition } from "../drafts/form/FormDefinition.ts";
import { checkbox, converted, defineFields, optionalText, text, type ValuesOf } from "../form/defineFields.ts";
import { CheckboxField, DateField, ImageField, NumberField, TextAreaField, TextField } from "../form/fields.tsx";
import { imageStore } from "../form/imageStore.ts";

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

const jobForm: FormDefinition<ValuesOf<typeof fields>, Job, JobDraft> = {
	noun: "job",
	...fields,
	rules: jobRules,
	unversioned: ["displayOrder"],
	toDraft(values) {
		const draft = fields.toDraft(values);
		// A current job has no end.
		return { ...draft, endDate: draft.isCurrent ? null : draft.endDate };
	},
	validate: validateJob,
};

export const { loader, action, shouldRevalidate } = createFormRoute(
	jobForm,
	({ jobs }) => jobs,
	(repositories) => ({ storeImage: imageStore(repositories, "company-logos") }),
);

export function Component() {
	const { saved, storeImage } = useLoaderData<typeof loader>();
	return (
		<DraftForm
			definition={jobForm}
			saved={saved}
			storeImage={storeImage}
			title={(saved) => (saved ? "Edit job" : "Add job")}
			back={{ to: urls.admin.jobs(), label: "Back to jobs" }}
			editUrl={urls.admin.editJob}
			saves={(saved) => [{ label: saved ? "Update Job" : "Add Job" }]}
		>
			{(form) => (
				<div>
					<FieldGroup label="Role" hint="How it reads on the home page.">
						<TextField form={form} name="position" />
						<FieldRow>
							<TextField form={form} name="company" />
							<TextField form={form} name="location" />
						</FieldRow>
						<ImageField form={form} name="companyLogo" shape="square" />
					</FieldGroup>
					<FieldGroup label="Time">
						<CheckboxField
							form={form}
							name="isCurrent"
							hint="Only one job can be current; the other one becomes a past role."
							onCheckedChange={(isCurrent) => isCurrent && form.set({ endDate: "" })}
						/>
						<FieldRow>
							<DateField form={form} name="startDate" />
							<DateField form={form} name="endDate" disabled={form.values.isCurrent} />
						</FieldRow>
						<FieldRow>
							<NumberField form={form} name="displayOrder" hint="Higher appears first." />
						</FieldRow>
					</FieldGroup>
					<FieldGroup label="Story" hint="One or two sentences; the list shows the first line.">
						<TextAreaField form={form} name="description" rows={4} />
					</FieldGroup>
				</div>
			)}
		</DraftForm>
	);
}
