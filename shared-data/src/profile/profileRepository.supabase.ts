import { changedRow } from "../client/changedRow.ts";
import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { writtenRow } from "../client/writtenRow.ts";
import { DataError } from "../errors/DataError.ts";
import { defaultProfile } from "./defaultProfile.ts";
import { createProfileReader } from "./profileReader.supabase.ts";
import type { ProfileRepository } from "./profileRepository.ts";
import { profileColumns, toProfile } from "./toProfile.ts";
import { toProfileColumns } from "./toProfileColumns.ts";

/** The owner's view of `profile`. */
export function createProfileRepository(client: DatabaseClient): ProfileRepository {
	const table = () => client.from("profile");
	const reader = createProfileReader(client);
	const createDefault = async () => {
		const { name, title, location } = defaultProfile;
		const row = { ...toProfileColumns(defaultProfile), name, title, location };
		return toProfile(await writtenRow(table().insert(row).select(profileColumns)));
	};
	return {
		async getOrCreate() {
			const profile =
				(await reader.get()) ??
				(await createDefault().catch((error: unknown) => {
					// Another tab created the one row between the two calls.
					if (error instanceof DataError && error.kind === "conflict") return reader.get();
					throw error;
				}));
			if (!profile) throw new DataError("not-found", "The profile is missing and could not be created");
			return profile;
		},
		async save(id, changes, revision) {
			const write = table().update(toProfileColumns(changes)).eq("id", id).eq("updated_at", revision).select(profileColumns);
			return toProfile(await changedRow(write, () => table().select("id").eq("id", id)));
		},
	};
}
