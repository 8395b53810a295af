import type { Project, ProjectDraft } from "@site/shared-data";
import { today } from "@site/shared-data/dates";
import { checkProject, parseTags, projectRules } from "@site/shared-data/rules";
import type { FormDefinition } from "../../drafts/FormDefinition.ts";
import { withoutPlaceholders } from "../../editor/images/imageMarkdown.ts";

/** The form values of a project. */
export type ProjectValues = {
	title: string;
	description: string;
	previewUrl: string;
	shareImage: string;
	projectUrl: string;
	tags: string;
	year: string;
	content: string;
};

/** The form of a project. */
export const projectForm: FormDefinition<ProjectValues, Project, ProjectDraft> = {
	noun: "project",
	labels: {
		title: "Title",
		description: "Description",
		previewUrl: "Preview Image",
		shareImage: "Share Image",
		projectUrl: "Project URL",
		tags: "Tags",
		year: "Year",
		content: "Content",
	},
	rules: projectRules,
	blank: ({ timeZone }) => ({
		title: "",
		description: "",
		previewUrl: "",
		shareImage: "",
		projectUrl: "",
		tags: "",
		year: today(timeZone).slice(0, 4),
		content: "",
	}),
	toValues: ({ title, description, previewUrl, shareImage, projectUrl, tags, year, content }) => ({
		title,
		description,
		previewUrl,
		shareImage: shareImage ?? "",
		projectUrl: projectUrl ?? "",
		tags: tags.join(", "),
		year,
		content: content ?? "",
	}),
	toDraft: ({ shareImage, projectUrl, tags, content, ...others }, status = "draft") => ({
		...others,
		shareImage: shareImage.trim() || null,
		projectUrl: projectUrl.trim() || null,
		tags: parseTags(tags),
		content: withoutPlaceholders(content).trim() ? withoutPlaceholders(content) : null,
		status,
	}),
	check: checkProject,
};
