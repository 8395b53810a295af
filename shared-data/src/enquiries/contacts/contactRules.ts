import { isEmail, isOneLine } from "../../rules/formats.ts";
import { type FieldErrors, type Rules, validate } from "../../rules/validate.ts";
import type { ContactDraft } from "./ContactMessage.ts";

/** The rules for the fields of a contact message, as in the database; lengths in characters. */
export const contactRules = {
	name: { required: true, max: 200, format: [isOneLine, "not-one-line"] },
	email: { required: true, format: [isEmail, "not-an-email"] },
	subject: { required: true, max: 300, format: [isOneLine, "not-one-line"] },
	message: { required: true, max: 10_000 },
} as const satisfies Rules<ContactDraft>;

/** Validates the given fields of a contact message; returns the invalid ones. */
export const validateContact = (draft: Partial<ContactDraft>): FieldErrors<ContactDraft> =>
	validate<ContactDraft>(draft, contactRules);
