import { toSlug } from "./toSlug.ts";
import type { FieldRule } from "./validate.ts";

/** The rule for an id that the admin may choose; an empty one is made from the title by the database. */
export const slugRule = {
	max: 80,
	format: [(text: string) => text === toSlug(text), "not-a-slug"],
} as const satisfies FieldRule;

/**
 * Whether the database made this id from this title: its slug, cut at a word, and a number if it was taken.
 */
export function isSlugOf(id: string, title: string): boolean {
	const slug = toSlug(title);
	if (slug === "") return /^(essay|project)-[0-9a-f]{8}$/.test(id);
	const stem = id.replace(/-\d+$/, "");
	return slug === id || slug === stem || (slug.length > 76 && slug.startsWith(stem));
}
