import type { ReplyTemplate, ReplyTemplateDraft } from "@site/shared-data";
import { maxReplyTemplates, replyTemplateRules, validateReplyTemplate } from "@site/shared-data/rules";
import type { FormDefinition } from "../../drafts/form/FormDefinition.ts";
import { defineFields, text, type ValuesOf } from "../../form/defineFields.ts";

const fields = defineFields({ name: text("Name"), subject: text("Subject", "Re: {service}"), body: text("Text") });

/** The form of a reply template. */
export const replyTemplateForm: FormDefinition<ValuesOf<typeof fields>, ReplyTemplate, ReplyTemplateDraft> = {
	noun: "reply template",
	...fields,
	rules: replyTemplateRules,
	validate: validateReplyTemplate,
	constraintMessages: { name: `Another template has this name, or there are ${maxReplyTemplates} already.` },
};
