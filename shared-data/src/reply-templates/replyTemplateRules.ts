import { isOneLine } from "../rules/formats.ts";
import { type FieldErrors, type Rules, validate } from "../rules/validate.ts";
import type { ReplyTemplateDraft } from "./ReplyTemplate.ts";

/** The rules for the fields of a reply template, as in the database; lengths in characters. */
export const replyTemplateRules = {
	name: { required: true, max: 100, format: [isOneLine, "not-one-line"] },
	subject: { required: true, max: 200, format: [isOneLine, "not-one-line"] },
	body: { required: true, max: 5_000 },
} as const satisfies Rules<ReplyTemplateDraft>;

/** Validates the given fields of a reply template; returns the invalid ones. */
export const validateReplyTemplate = (draft: Partial<ReplyTemplateDraft>): FieldErrors<ReplyTemplateDraft> =>
	validate<ReplyTemplateDraft>(draft, replyTemplateRules);

/** The maximum number per site. */
export const maxReplyTemplates = 50;
