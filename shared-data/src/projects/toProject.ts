import type { Row } from "../client/DatabaseClient.ts";
import { nullIfBlank } from "../client/nullIfBlank.ts";
import { toMoment } from "../client/toMoment.ts";
import type { Project } from "./Project.ts";
import { summaryColumns, toProjectSummary } from "./toProjectSummary.ts";

/** All columns of a project. */
export const projectColumns = `${summaryColumns}, project_url, content, created_at` as const;

/** A stored row as a whole project. */
export function toProject(row: Row<"projects">): Project {
	return {
		...toProjectSummary(row),
		projectUrl: nullIfBlank(row.project_url),
		content: row.content,
		createdAt: toMoment(row.created_at),
	};
}
