import type { Essay } from "../publications/essays/Essay.ts";

/** A published essay for tests and stories; every field can be given. */
export function buildEssay(fields: Partial<Essay> = {}): Essay {
	const id = fields.id ?? `essay-${++built}`;
	return {
		id,
		title: `Title of ${id}`,
		date: "2026-10-05",
		readingTime: 5,
		excerpt: `What ${id} says`,
		featuredImage: null,
		topics: [],
		language: "en",
		translationOf: null,
		description: null,
		shareImage: null,
		status: "published",
		publishAt: null,
		content: `All of ${id}`,
		createdAt: new Date(2026, 9, 1, 12),
		updatedAt: new Date(2026, 10, 4, 12),
		revision: `revision of ${id}`,
		...fields,
	};
}

let built = 0;
