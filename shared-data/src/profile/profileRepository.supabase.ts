import type { PostgrestClient } from "@supabase/postgrest-js";
import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { toColumns } from "../client/table/columns.ts";
import { updateRow, writeRow } from "../client/table/queries.ts";
import { DataError } from "../errors/DataError.ts";
import { throwIfInvalid } from "../rules/validate.ts";
import { defaultProfile } from "./defaultProfile.ts";
import type { ProfileRepository } from "./Profile.ts";
import { createProfileReader } from "./profileReader.supabase.ts";
import { validateProfile } from "./profileRules.ts";
import { profileColumns, profileSelection } from "./profileTable.ts";

/** The admin's view of `profile`. */
export function createProfileRepository(client: DatabaseClient): ProfileRepository {
	const table = () => (client as PostgrestClient<any>).from("profile");
	const { columns, read } = profileSelection;
	const profiles = createProfileReader(client);
	const createDefault = async () =>
		read(await writeRow(table().insert(toColumns(profileColumns, defaultProfile)).select(columns)));
	return {
		async getOrCreate() {
			const profile =
				(await profiles.get()) ??
				(await createDefault().catch((error: unknown) => {
					// Another tab created the one row between the two calls.
					if (error instanceof DataError && error.kind === "conflict") return profiles.get();
					throw error;
				}));
			if (!profile) throw new DataError("not-found", "The profile is missing and could not be created");
			return profile;
		},
		async save(id, changes, revision) {
			throwIfInvalid(validateProfile(changes));
			const update = table().update(toColumns(profileColumns, changes)).eq("id", id).eq("updated_at", revision);
			return read(await updateRow(update.select(columns), () => table().select("id").eq("id", id)));
		},
	};
}
