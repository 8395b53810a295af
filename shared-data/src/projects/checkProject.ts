import { check } from "../rules/check.ts";
import { fitsContent } from "../rules/fitsContent.ts";
import { isWebAddress } from "../rules/isWebAddress.ts";
import type { Problems, Rules } from "../rules/Rules.ts";
import type { ProjectDraft } from "./Project.ts";

/** What the fields of a project must be. */
export const projectRules = {
	title: { required: true, max: 200 },
	description: { required: true, max: 5_000 },
	previewUrl: { required: true, format: [isWebAddress, "not-an-address"] },
	projectUrl: { format: [isWebAddress, "not-an-address"] },
	year: { required: true, max: 20 },
	content: { format: [fitsContent, "too-long"] },
} as const satisfies Rules<ProjectDraft>;

/** The problems of the given fields of a project. */
export function checkProject(draft: Partial<ProjectDraft>): Problems<ProjectDraft> {
	const problems = check<ProjectDraft>(draft, projectRules);
	const tags = draft.tags ?? [];
	if (tags.length > 50 || new TextEncoder().encode(tags.join(",")).length > 4_000) problems.tags = "too-long";
	return problems;
}
