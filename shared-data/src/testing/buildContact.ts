import type { ContactMessage } from "../enquiries/contacts/ContactMessage.ts";

/** An unread contact message for tests and stories; every field can be given. */
export function buildContact(fields: Partial<ContactMessage> = {}): ContactMessage {
	const id = fields.id ?? `contact-${++built}`;
	return {
		id,
		name: "Sari Wulandari",
		email: `${id}@example.com`,
		subject: `Subject of ${id}`,
		message: `What ${id} asks`,
		status: "unread",
		createdAt: new Date(2026, 10, 20, 12),
		followUpOn: null,
		...fields,
	};
}

let built = 0;
