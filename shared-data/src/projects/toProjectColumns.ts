import { nullIfBlank } from "../client/nullIfBlank.ts";
import { refuseProblems } from "../rules/refuseProblems.ts";
import { checkProject } from "./checkProject.ts";
import type { ProjectDraft } from "./Project.ts";

/** The columns that store these fields, and no others; throws DataError "invalid" for what the database would refuse. */
export function toProjectColumns(fields: Partial<ProjectDraft>) {
	refuseProblems(checkProject(fields));
	const { title, description, previewUrl, projectUrl, tags, year, content, status } = fields;
	return {
		...(title !== undefined && { title: title.trim() }),
		...(description !== undefined && { description: description.trim() }),
		...(previewUrl !== undefined && { preview_url: previewUrl.trim() }),
		...(projectUrl !== undefined && { project_url: nullIfBlank(projectUrl) }),
		...(tags !== undefined && { tags }),
		...(year !== undefined && { year: year.trim() }),
		...(content !== undefined && { content: content?.trim() ? content : null }),
		...(status !== undefined && { status }),
	};
}
