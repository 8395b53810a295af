import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { beforeSlugs, everyRow } from "../client/everyRow.ts";
import { pageOf } from "../client/pageOf.ts";
import { rowsOf } from "../client/rowsOf.ts";
import { toRange, visitorPage } from "../client/toRange.ts";
import { isSlug } from "../publication/isSlug.ts";
import type { ProjectReader } from "./projectRepository.ts";
import { projectColumns, toProject } from "./toProject.ts";
import { summaryColumns, toProjectSummary } from "./toProjectSummary.ts";

/** The visitor's view of `projects`. */
export function createProjectReader(client: DatabaseClient): ProjectReader {
	const published = <Columns extends string>(columns: Columns, options?: { count: "exact"; head?: boolean }) =>
		client.from("projects").select(columns, options).eq("status", "published");
	const listed = (options?: { count: "exact" }) =>
		published(summaryColumns, options).order("updated_at", { ascending: false }).order("id", { ascending: false });
	return {
		async listPublished({ limit }) {
			const rows = await rowsOf(listed().limit(Math.min(limit, visitorPage)));
			return rows.map(toProjectSummary);
		},
		pagePublished: (page) =>
			pageOf(
				listed({ count: "exact" }).range(...toRange(page, visitorPage)),
				() => published("id", { count: "exact", head: true }),
				toProjectSummary,
			),
		async getPublished(id) {
			if (!isSlug(id)) return null;
			const [row] = await rowsOf(published(projectColumns).eq("id", id));
			return row ? toProject(row) : null;
		},
		listSearchEntries: () =>
			everyRow((last) => published("id, title, description, tags", { count: "exact" }).gt("id", last).order("id"), beforeSlugs),
	};
}
