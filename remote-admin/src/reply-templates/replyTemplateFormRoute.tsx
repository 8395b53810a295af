import { type ReplyTemplate, type ReplyTemplateDraft, urls } from "@site/shared-data";
import { maxReplyTemplates, replyTemplateRules, validateReplyTemplate } from "@site/shared-data/rules";
import { FieldGroup } from "@site/shared-ui/FieldGroup";
import { Text } from "@site/shared-ui/layout";
import { useLoaderData } from "@site/shared-ui/router";
import { useId } from "react";
import { createFormRoute } from "../drafts/form/createFormRoute.ts";
import { DraftForm } from "../drafts/form/DraftForm.tsx";
import type { FormDefinition } from "../drafts/form/FormDefinition.ts";
import { isTooLong, maxReplyUrlLength, replyUrl } from "../enquiries/reply/useReply.ts";
import { defineFields, text, type ValuesOf } from "../form/defineFields.ts";
import { TextAreaField, TextField } from "../form/fields.tsx";
import { fillTemplate, unknownWords } from "./fillTemplate.ts";
import { Body, Root, Subject, Warning } from "./ReplyTemplatePreview.styles.ts";

const fields = defineFields({ name: text("Name"), subject: text("Subject", "Re: {service}"), body: text("Text") });

const replyTemplateForm: FormDefinition<ValuesOf<typeof fields>, ReplyTemplate, ReplyTemplateDraft> = {
	noun: "reply template",
	...fields,
	rules: replyTemplateRules,
	validate: validateReplyTemplate,
	constraintMessages: { name: `Another template has this name, or ${maxReplyTemplates} templates exist. Rename or delete one.` },
};

export const { loader, action, shouldRevalidate } = createFormRoute(
	replyTemplateForm,
	({ replyTemplates }) => replyTemplates,
	() => ({}),
);

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
		>
			{(form) => (
				<div>
					<FieldGroup label="Menu" hint="The name in the menu next to Reply via Email.">
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

const example = { name: "Sari Lestari", service: "Website Development" };

/** The mail with an example filled in, and its warnings. */
function ReplyTemplatePreview({ subject, body }: { subject: string; body: string }) {
	const titleId = useId();
	const unknown = unknownWords(`${subject}\n${body}`);
	const filled = { subject: fillTemplate(subject, example), body: fillTemplate(body, example) };
	return (
		<Root aria-labelledby={titleId}>
			<Text as="h2" $font="serif" $size="lg" $weight="medium" $leading={1.3} id={titleId}>
				Preview
			</Text>
			<div>
				<div role="status">
					{unknown.length > 0 && (
						<Warning>
							Nothing is filled in for {unknown.slice(0, 5).join(", ")}. Only {"{name}"} and {"{service}"} are.
						</Warning>
					)}
					{isTooLong(replyUrl("sari@example.com", filled.subject, filled.body)) && (
						<Warning>
							Mail programs take about {maxReplyUrlLength.toLocaleString("en")} characters from a link, and this text needs more.
							You will copy it and paste it there.
						</Warning>
					)}
				</div>
				<Subject>{filled.subject || "No subject yet"}</Subject>
				<Body>{filled.body || "No text yet"}</Body>
			</div>
		</Root>
	);
}
