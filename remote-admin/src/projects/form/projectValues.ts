import type { Project, ProjectDraft } from "@site/shared-data";
import { parseTags } from "@site/shared-data/rules";
import type { Stored } from "../../drafts/Stored.ts";
import { withoutPlaceholders } from "../../editor/pictures/placeholders.ts";

/** A project as its form holds it. */
export type ProjectValues = {
	title: string;
	description: string;
	previewUrl: string;
	projectUrl: string;
	tags: string;
	year: string;
	content: string;
};

/** What is stored, as the form holds it. */
export function toStoredProject(project: Project): Stored<ProjectValues> {
	const { id, revision, updatedAt, status, title, description, previewUrl, projectUrl, tags, year, content } = project;
	const values = {
		title,
		description,
		previewUrl,
		projectUrl: projectUrl ?? "",
		tags: tags.join(", "),
		year,
		content: content ?? "",
	};
	return { id, revision, updatedAt, status, values };
}

/** What the form holds, as it is stored. */
export function toProjectDraft(values: ProjectValues, status: ProjectDraft["status"] = "draft"): ProjectDraft {
	const { projectUrl, tags, content, ...others } = values;
	return {
		...others,
		projectUrl: projectUrl.trim() || null,
		tags: parseTags(tags),
		content: withoutPlaceholders(content).trim() ? withoutPlaceholders(content) : null,
		status,
	};
}
