import { urls } from "@site/shared-data";
import { FieldGroup, FieldRow } from "@site/shared-ui/FieldGroup";
import { useLoaderData } from "@site/shared-ui/router";
import { createFormLoader } from "../../drafts/form/createFormLoader.ts";
import { createSaveAction } from "../../drafts/form/createSaveAction.ts";
import { DraftForm } from "../../drafts/form/DraftForm.tsx";
import { CheckboxField, DateField, ImageField, TextAreaField, TextField } from "../../form/fields.tsx";
import { jobForm } from "./jobForm.ts";

export { shouldRevalidateForm as shouldRevalidate } from "../../drafts/form/createFormLoader.ts";

export const loader = createFormLoader(jobForm, ({ jobs }) => jobs, "company-logos");

export const action = createSaveAction(jobForm, ({ jobs }) => jobs);

/** The form of a job, a lazy route. */
export function Component() {
	const { saved, storeImage } = useLoaderData<typeof loader>();
	return (
		<DraftForm
			definition={jobForm}
			saved={saved}
			title={(saved) => (saved ? "Edit job" : "Add job")}
			back={{ to: urls.admin.jobs(), label: "Back to jobs" }}
			editUrl={urls.admin.editJob}
			saves={(saved) => [{ label: saved ? "Update Job" : "Add Job" }]}
			canCancel
		>
			{(form) => (
				<div>
					<FieldGroup label="Role" hint="How it reads on the home page.">
						<TextField form={form} name="position" />
						<FieldRow>
							<TextField form={form} name="company" />
							<TextField form={form} name="location" />
						</FieldRow>
						<ImageField form={form} name="companyLogo" shape="square" onUpload={storeImage} />
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
							<TextField form={form} name="displayOrder" hint="Higher appears first." optional={false} type="number" step={1} />
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
