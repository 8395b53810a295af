import { check } from "../../rules/check.ts";
import { fitsContent, isWebUrl } from "../../rules/formats.ts";
import type { Problems, Rules } from "../../rules/Rules.ts";
import type { ProjectDraft } from "./Project.ts";

/** What the fields of a project must be. */
export const projectRules = {
	title: { required: true, max: 200 },
	description: { required: true, max: 5_000 },
	previewUrl: { required: true, format: [isWebUrl, "not-a-url"] },
	projectUrl: { format: [isWebUrl, "not-a-url"] },
	year: { required: true, max: 20 },
	content: { format: [fitsContent, "too-long"] },
} as const satisfies Rules<ProjectDraft>;

/** The problems of the given fields of a project. */
export function checkProject(draft: Partial<ProjectDraft>): Problems<ProjectDraft> {
	const problems = check<ProjectDraft>(draft, projectRules);
	const tags = draft.tags ?? [];
	const byteLength = new TextEncoder().encode(tags.join(",")).length;
	if (tags.length > 50 || byteLength > 4_000) problems.tags = "too-long";
	return problems;
}

/** Tags as typed: split on commas, trimmed, empty ones dropped. */
export function parseTags(text: string): string[] {
	return text
		.split(",")
		.map((tag) => tag.trim())
		.filter((tag) => tag !== "");
}
