import { countOf } from "../client/countOf.ts";
import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { rowsOf } from "../client/rowsOf.ts";
import type { PublicationStatus } from "../publication/PublicationStatus.ts";
import type { ProjectRepository } from "./projectRepository.ts";
import { summaryColumns, toProjectSummary } from "./toProjectSummary.ts";

/** The owner's view of `projects`. */
export function createProjectRepository(client: DatabaseClient): ProjectRepository {
	const countWith = (status: PublicationStatus) =>
		countOf(client.from("projects").select("id", { count: "exact", head: true }).eq("status", status));
	return {
		async listRecent({ limit }) {
			const rows = await rowsOf(
				client
					.from("projects")
					.select(summaryColumns)
					.order("updated_at", { ascending: false })
					.order("id", { ascending: false })
					.limit(limit),
			);
			return rows.map(toProjectSummary);
		},
		async count() {
			const [published, draft] = await Promise.all([countWith("published"), countWith("draft")]);
			return { total: published + draft, published, draft };
		},
	};
}
