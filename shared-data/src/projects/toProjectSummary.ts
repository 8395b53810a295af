import type { Row } from "../client/DatabaseClient.ts";
import { toMoment } from "../client/toMoment.ts";
import type { ProjectSummary } from "./Project.ts";

/** The columns of a summary; never `content`. */
export const summaryColumns = "id, title, description, preview_url, tags, year, status, updated_at";

type SummaryRow = Pick<
	Row<"projects">,
	"id" | "title" | "description" | "preview_url" | "tags" | "year" | "status" | "updated_at"
>;

/** Where the columns of `projects` get their names in the product. */
export function toProjectSummary(row: SummaryRow): ProjectSummary {
	return {
		id: row.id,
		title: row.title,
		description: row.description,
		previewUrl: row.preview_url,
		tags: row.tags,
		year: row.year,
		status: row.status,
		updatedAt: toMoment(row.updated_at),
		revision: row.updated_at,
	};
}
