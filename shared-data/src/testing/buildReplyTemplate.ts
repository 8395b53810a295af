import type { ReplyTemplate } from "../reply-templates/ReplyTemplate.ts";

/** A reply template for tests and stories; every field can be given. */
export function buildReplyTemplate(fields: Partial<ReplyTemplate> = {}): ReplyTemplate {
	const id = fields.id ?? `reply-template-${++built}`;
	return {
		id,
		name: "Thanks",
		subject: "Re: {service}",
		body: "Hi {name},\n\nthank you for writing.",
		displayOrder: 0,
		createdAt: new Date(2026, 8, 1, 12),
		updatedAt: new Date(2026, 9, 1, 12),
		revision: `revision of ${id}`,
		...fields,
	};
}

let built = 0;
