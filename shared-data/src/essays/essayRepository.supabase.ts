import { countOf } from "../client/countOf.ts";
import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { rowsOf } from "../client/rowsOf.ts";
import type { PublicationStatus } from "../publication/PublicationStatus.ts";
import type { EssayRepository } from "./essayRepository.ts";
import { summaryColumns, toEssaySummary } from "./toEssaySummary.ts";

/** The owner's view of `essays`. */
export function createEssayRepository(client: DatabaseClient): EssayRepository {
	const countWith = (status: PublicationStatus) =>
		countOf(client.from("essays").select("id", { count: "exact", head: true }).eq("status", status));
	return {
		async listRecent({ limit }) {
			const rows = await rowsOf(
				client
					.from("essays")
					.select(summaryColumns)
					.order("updated_at", { ascending: false })
					.order("id", { ascending: false })
					.limit(limit),
			);
			return rows.map(toEssaySummary);
		},
		async count() {
			const [published, draft] = await Promise.all([countWith("published"), countWith("draft")]);
			return { total: published + draft, published, draft };
		},
	};
}
