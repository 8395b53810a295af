import type { ReplyTemplate, ReplyTemplateDraft } from "@site/shared-data";
import { checkReplyTemplate, maxReplyTemplates, replyTemplateRules } from "@site/shared-data/rules";
import type { FormDefinition } from "../../drafts/FormDefinition.ts";

/** The form values of a reply template. */
export type ReplyTemplateValues = { name: string; subject: string; body: string };

/** The form of a reply template. */
export const replyTemplateForm: FormDefinition<ReplyTemplateValues, ReplyTemplate, ReplyTemplateDraft> = {
	noun: "reply template",
	labels: { name: "Name", subject: "Subject", body: "Text" },
	rules: replyTemplateRules,
	blank: () => ({ name: "", subject: "Re: {service}", body: "" }),
	toValues: ({ name, subject, body }) => ({ name, subject, body }),
	toDraft: (values) => values,
	check: checkReplyTemplate,
	refusals: { name: `Another template has this name, or there are ${maxReplyTemplates} already.` },
};
