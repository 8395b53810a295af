import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { rowsOf } from "../client/rowsOf.ts";
import type { ProfileReader } from "./profileRepository.ts";
import { profileColumns, toProfile } from "./toProfile.ts";

/** The visitor's view of `profile`. */
export function createProfileReader(client: DatabaseClient): ProfileReader {
	return {
		async get() {
			const [row] = await rowsOf(client.from("profile").select(profileColumns).limit(1));
			return row ? toProfile(row) : null;
		},
	};
}
