import type { EssaySummary } from "../essays/Essay.ts";

/** A published essay for tests and stories; every field can be given. */
export function buildEssay(fields: Partial<EssaySummary> = {}): EssaySummary {
	const id = fields.id ?? `essay-${++built}`;
	return {
		id,
		title: `Title of ${id}`,
		date: "2026-10-05",
		readingTime: 5,
		excerpt: `What ${id} says`,
		featuredImage: null,
		status: "published",
		updatedAt: new Date(2026, 10, 4, 12),
		...fields,
	};
}

let built = 0;
