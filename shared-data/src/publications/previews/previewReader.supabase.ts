import type { PostgrestClient } from "@supabase/postgrest-js";
import type { DatabaseClient } from "../../client/DatabaseClient.ts";
import { fetchRows } from "../../client/table/queries.ts";
import { selectionsOf } from "../../client/table/tableRepository.ts";
import { essayTable } from "../essays/essayTable.ts";
import { projectTable } from "../projects/projectTable.ts";
import type { PreviewReader } from "./Preview.ts";

/** Reads by the function `preview_entry`, in the body of a POST, so that no URL holds the token. */
export function createPreviewReader(client: DatabaseClient): PreviewReader {
	const [readEssay, readProject] = [selectionsOf(essayTable).full.read, selectionsOf(projectTable).full.read];
	return {
		async read(token) {
			// Whatever stands in the URL; PostgreSQL refuses a null character instead of finding nothing.
			if (!/^[\w-]+$/.test(token)) return null;
			// Untyped: the written types hold no functions.
			const [row] = await fetchRows((client as PostgrestClient<any>).rpc("preview_entry", { token }));
			if (!row) return null;
			return row.entity === "essays"
				? { entity: "essays", entry: readEssay(row.entry) }
				: { entity: "projects", entry: readProject(row.entry) };
		},
	};
}
