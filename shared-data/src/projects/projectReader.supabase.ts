import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { rowsOf } from "../client/rowsOf.ts";
import type { ProjectReader } from "./projectRepository.ts";
import { summaryColumns, toProjectSummary } from "./toProjectSummary.ts";

/** The visitor's view of `projects`. */
export function createProjectReader(client: DatabaseClient): ProjectReader {
	return {
		async listPublished({ limit }) {
			const rows = await rowsOf(
				client
					.from("projects")
					.select(summaryColumns)
					.eq("status", "published")
					.order("updated_at", { ascending: false })
					.order("id", { ascending: false })
					.limit(limit),
			);
			return rows.map(toProjectSummary);
		},
	};
}
