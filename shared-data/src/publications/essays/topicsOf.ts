import { toSlug } from "../../rules/toSlug.ts";

/** The topics of essays by slug, spelled as the first one spells them. */
export function topicsOf(essays: readonly { topics?: string[] }[]): Map<string, string> {
	const names = new Map<string, string>();
	for (const topic of essays.flatMap(({ topics = [] }) => topics)) {
		const slug = toSlug(topic);
		if (!names.has(slug)) names.set(slug, topic);
	}
	return names;
}
