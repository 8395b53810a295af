import { DataError } from "../errors/DataError.ts";
import type { MemoryStore } from "../testing/MemoryStore.ts";
import { defaultProfile } from "./defaultProfile.ts";
import type { ProfileReader, ProfileRepository } from "./profileRepository.ts";
import { toProfileColumns } from "./toProfileColumns.ts";

/** Both views of the profile kept in memory. */
export function createMemoryProfileRepository(store: MemoryStore): ProfileReader & ProfileRepository {
	return {
		get: () => store.answer("profile", () => store.profile),
		getOrCreate: () =>
			store.answer("profile", () => {
				store.profile ??= { ...defaultProfile, id: crypto.randomUUID(), ...store.stamp() };
				return store.profile;
			}),
		save: (id, changes, revision) =>
			store.answer("profile", () => {
				const draft = { ...store.profile, ...changes };
				const { name = "", title = "", location = "", ...columns } = toProfileColumns(draft);
				if (store.profile?.id !== id) throw new DataError("not-found", "The profile is not in memory");
				if (store.profile.revision !== revision) throw new DataError("conflict", "The profile was changed in memory");
				store.profile = {
					id,
					name,
					title,
					location,
					profileImage: columns.profile_image ?? null,
					availableForProjects: columns.available_for_projects ?? false,
					availabilityText: columns.availability_text ?? null,
					about: columns.about ?? null,
					...store.stamp(),
				};
				return store.profile;
			}),
	};
}
