import { urls } from "@site/shared-data";
import { FieldGroup } from "@site/shared-ui/FieldGroup";
import { type LoaderFunctionArgs, useLoaderData } from "@site/shared-ui/router";
import { loadSaved } from "../../drafts/form/createFormLoader.ts";
import { createSaveAction } from "../../drafts/form/createSaveAction.ts";
import { DraftForm } from "../../drafts/form/DraftForm.tsx";
import { TextAreaField, TextField } from "../../form/fields.tsx";
import { ReplyTemplatePreview } from "./ReplyTemplatePreview.tsx";
import { replyTemplateForm } from "./replyTemplateForm.ts";

export { shouldRevalidateForm as shouldRevalidate } from "../../drafts/form/createFormLoader.ts";

export const loader = async (args: LoaderFunctionArgs) => ({
	saved: await loadSaved(args, replyTemplateForm, ({ replyTemplates }) => replyTemplates),
});

export const action = createSaveAction(replyTemplateForm, ({ replyTemplates }) => replyTemplates);

/** The form of a reply template, a lazy route. */
export function Component() {
	const { saved } = useLoaderData<typeof loader>();
	return (
		<DraftForm
			definition={replyTemplateForm}
			saved={saved}
			title={(saved) => (saved ? "Edit template" : "Add template")}
			back={{ to: urls.admin.replyTemplates(), label: "Back to reply templates" }}
			editUrl={urls.admin.editReplyTemplate}
			saves={(saved) => [{ label: saved ? "Update template" : "Add template" }]}
			canCancel
		>
			{(form) => (
				<div>
					<FieldGroup label="Menu" hint="How you find it beside Reply via Email.">
						<TextField form={form} name="name" placeholder="First answer" />
					</FieldGroup>
					<FieldGroup
						label="Mail"
						hint="{name} becomes the visitor's name; {service} the project type of a hire request, or the subject of a message."
					>
						<TextField form={form} name="subject" />
						<TextAreaField form={form} name="body" rows={12} hint="Plain text. You can still change it in your mail program." />
					</FieldGroup>
					<ReplyTemplatePreview subject={form.values.subject} body={form.values.body} />
				</div>
			)}
		</DraftForm>
	);
}
