import { urls } from "@site/shared-data";
import { customBudget } from "@site/shared-data/rules";
import { FieldGroup, FieldRow } from "@site/shared-ui/FieldGroup";
import { useLoaderData } from "@site/shared-ui/router";
import { DraftForm } from "../../drafts/form/DraftForm.tsx";
import { SelectField, TextAreaField, TextField } from "../../form/fields.tsx";
import type { convertMessageLoader } from "./convertMessageLoader.ts";
import { hireRequestForm } from "./hireRequestForm.ts";

export { shouldRevalidateForm as shouldRevalidate } from "../../drafts/form/createFormRoute.ts";
export { convertMessageAction as action, convertMessageLoader as loader } from "./convertMessageLoader.ts";

export function Component() {
	const { message, choices } = useLoaderData<typeof convertMessageLoader>();
	return (
		<DraftForm
			definition={hireRequestForm(message, choices)}
			saved={null}
			title={() => "New hire request"}
			back={{ to: urls.admin.contact(message.id), label: "Back to the message" }}
			saves={() => [{ label: "Make hire request" }]}
		>
			{(form) => (
				<div>
					<FieldGroup label="Client" hint="Filled in from the message.">
						<FieldRow>
							<TextField form={form} name="clientName" />
							<TextField form={form} name="clientEmail" type="email" />
						</FieldRow>
					</FieldGroup>
					<FieldGroup label="Project">
						<SelectField form={form} name="projectType" none="Choose a type" options={choices.projectTypes} />
						<TextAreaField form={form} name="projectDescription" rows={8} />
						<TextAreaField form={form} name="additionalRequirements" rows={3} />
					</FieldGroup>
					<FieldGroup label="Budget and time">
						<FieldRow>
							<SelectField form={form} name="budgetRange" none="Choose a range" options={choices.budgetRanges} />
							{form.values.budgetRange === customBudget && <TextField form={form} name="customBudget" />}
						</FieldRow>
						<FieldRow>
							<SelectField form={form} name="timeline" none="Not known" options={choices.timelines} />
						</FieldRow>
					</FieldGroup>
				</div>
			)}
		</DraftForm>
	);
}
