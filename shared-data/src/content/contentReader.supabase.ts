import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { rowsOf } from "../client/queries.ts";
import { DataError } from "../errors/DataError.ts";
import type { ContentReader } from "./ContentReader.ts";

/** The visitor's view of `content_revision`. */
export function createContentReader(client: DatabaseClient): ContentReader {
	return {
		async revision() {
			const [row] = await rowsOf(client.from("content_revision").select("revision"));
			if (!row?.revision) throw new DataError("unavailable", "The backend does not tell its revision");
			return row.revision;
		},
	};
}
