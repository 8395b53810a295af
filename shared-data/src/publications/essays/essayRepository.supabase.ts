import type { DatabaseClient } from "../../client/DatabaseClient.ts";
import { selectionOf } from "../../client/table/columns.ts";
import { fetchAllRows } from "../../client/table/queries.ts";
import { createPublicationRepository } from "../publicationRepository.supabase.ts";
import type { EssayRepository } from "./Essay.ts";
import { validateEssay } from "./essayRules.ts";
import { essayTable } from "./essayTable.ts";

/** The admin's view of the essays. */
export function createEssayRepository(client: DatabaseClient): EssayRepository {
	const { columns, read } = selectionOf(essayTable.columns, ["id", "title", "topics", "language", "translationOf"]);
	return {
		...createPublicationRepository(client, essayTable, validateEssay),
		async listReferences() {
			const after = (id: string) => client.from("essays").select(columns, { count: "exact" }).gt("id", id).order("id");
			return (await fetchAllRows(after, essayTable.ids.beforeFirst)).map(read);
		},
	};
}
