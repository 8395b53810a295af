import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { type AnyColumns, parseTimestamp, toFields } from "../client/table/columns.ts";
import { fetchRows } from "../client/table/queries.ts";
import type { RevisionRepository } from "./publicationRepository.ts";

/** The revisions of one table. */
export function createRevisionRepository<Entity, Draft extends Partial<Entity>>(
	client: DatabaseClient,
	{ name, columns }: { name: "essays" | "projects"; columns: AnyColumns<Entity> },
): RevisionRepository<Draft> {
	return {
		async list(id) {
			const query = client.from("revisions").select("number, created_at").eq("entity", name).eq("entity_id", id);
			const rows = await fetchRows(query.order("number", { ascending: false }));
			return rows.map((row) => ({ number: row.number, createdAt: parseTimestamp(row.created_at) }));
		},
		async get(id, number) {
			const query = client.from("revisions").select("values").eq("entity", name).eq("entity_id", id);
			const [row] = await fetchRows(query.eq("number", number));
			return row ? (toFields(columns, row.values as Record<string, unknown>) as Draft) : null;
		},
	};
}
