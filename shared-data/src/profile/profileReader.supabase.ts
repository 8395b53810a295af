import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { fetchRows } from "../client/table/queries.ts";
import type { ProfileReader } from "./Profile.ts";
import { profileSelection } from "./profileTable.ts";

/** The visitor's view of `profile`. */
export function createProfileReader(client: DatabaseClient): ProfileReader {
	return {
		async get() {
			const [row] = await fetchRows(client.from("profile").select(profileSelection.columns).limit(1));
			return row ? profileSelection.read(row) : null;
		},
	};
}
