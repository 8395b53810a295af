import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { fetchSingle } from "../client/table/fetchTable.ts";
import { createDraftRepository } from "../client/table/tableRepository.supabase.ts";
import { DataError } from "../errors/DataError.ts";
import { defaultProfile } from "./defaultProfile.ts";
import type { ProfileRepository } from "./Profile.ts";
import { validateProfile } from "./profileRules.ts";
import { profileTable } from "./profileTable.ts";

/** The admin's view of `profile`. */
export function createProfileRepository(client: DatabaseClient): ProfileRepository {
	const { create, save } = createDraftRepository(client, profileTable, validateProfile).repository;
	const get = () => fetchSingle(client, profileTable);
	return {
		save,
		async getOrCreate() {
			const profile =
				(await get()) ??
				(await create(defaultProfile).catch((error: unknown) => {
					// Another tab created the one row between the two calls.
					if (error instanceof DataError && error.kind === "conflict") return get();
					throw error;
				}));
			if (!profile) throw new DataError("not-found", "The profile is missing and could not be created");
			return profile;
		},
	};
}
