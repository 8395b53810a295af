import type { Project, ProjectDraft } from "@site/shared-data";
import { today } from "@site/shared-data/dates";
import { parseTags, projectRules, toSlug, validateProject } from "@site/shared-data/rules";
import type { FormDefinition } from "../../drafts/form/FormDefinition.ts";
import { converted, defineFields, optionalText, text, type ValuesOf } from "../../form/defineFields.ts";

const fields = defineFields({
	title: text("Title"),
	id: converted<string | undefined>("Address", (id) => id ?? "", toSlug),
	description: text("Description"),
	year: text("Year", ({ timeZone }) => today(timeZone).slice(0, 4)),
	tags: converted("Tags", (tags: string[]) => tags.join(", "), parseTags),
	previewUrl: text("Preview Image"),
	shareImage: optionalText("Share Image"),
	projectUrl: optionalText("Project URL"),
	content: converted<string | null>("Content", (content) => content ?? "", toContent),
});

export type ProjectValues = ValuesOf<typeof fields>;

export const projectForm: FormDefinition<ProjectValues, Project, ProjectDraft> = {
	noun: "project",
	...fields,
	rules: projectRules,
	toValues: (row) => fields.toValues({ id: undefined, ...row }),
	unfinished: "projects",
	toDraft: (values, status = "draft") => ({ ...fields.toDraft(values), status }),
	validate: validateProject,
	settled: ["id"],
	constraintMessages: { id: "Another project has this address. Choose another one." },
};

function toContent(typed: string): string | null {
	return typed.trim() ? typed : null;
}
