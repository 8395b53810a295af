import { fitsContent, isOneLine, isWebUrl, trimText } from "../../rules/formats.ts";
import { slugRule } from "../../rules/slugRule.ts";
import { type FieldErrors, type Rules, validate } from "../../rules/validate.ts";
import type { ProjectDraft } from "./Project.ts";

/** The rules for the fields of a project, as in the database; lengths in characters. */
export const projectRules = {
	id: slugRule,
	title: { required: true, max: 200, format: [isOneLine, "not-one-line"] },
	description: { required: true, max: 5_000 },
	previewUrl: { required: true, format: [isWebUrl, "not-a-url"] },
	shareImage: { format: [isWebUrl, "not-a-url"] },
	projectUrl: { format: [isWebUrl, "not-a-url"] },
	year: { required: true, max: 20, format: [isOneLine, "not-one-line"] },
	content: { format: [fitsContent, "too-long"] },
	tags: { most: 50 },
} as const satisfies Rules<ProjectDraft>;

/** Validates the given fields of a project; returns the invalid ones. */
export function validateProject(draft: Partial<ProjectDraft>): FieldErrors<ProjectDraft> {
	const problems = validate<ProjectDraft>(draft, projectRules);
	const tags = draft.tags ?? [];
	const byteLength = new TextEncoder().encode(tags.join(",")).length;
	if (tags.length > projectRules.tags.most) problems.tags = "too-many";
	else if (byteLength > 4_000) problems.tags = "too-long";
	else if (!tags.every(isOneLine)) problems.tags = "not-one-line";
	else if (new Set(tags.map((tag) => tag.toLowerCase())).size < tags.length) problems.tags = "twice";
	return problems;
}

/** Parses typed tags: split on commas, trimmed, empty ones dropped. */
export function parseTags(text: string): string[] {
	const tags = text.split(",").map(trimText);
	return tags.filter((tag) => tag !== "");
}
