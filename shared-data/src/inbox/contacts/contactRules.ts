import { check } from "../../rules/check.ts";
import { isEmail } from "../../rules/formats.ts";
import type { Problems, Rules } from "../../rules/Rules.ts";
import type { ContactDraft } from "./ContactMessage.ts";

/** What the fields of a contact message must be. */
export const contactRules = {
	name: { required: true, max: 200 },
	email: { required: true, format: [isEmail, "not-an-email"] },
	subject: { required: true, max: 300 },
	message: { required: true, max: 10_000 },
} as const satisfies Rules<ContactDraft>;

/** The problems of the given fields of a contact message. */
export function checkContact(draft: Partial<ContactDraft>): Problems<ContactDraft> {
	return check<ContactDraft>(draft, contactRules);
}
