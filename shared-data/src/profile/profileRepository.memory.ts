import { DataError } from "../errors/DataError.ts";
import { throwIfInvalid } from "../rules/validate.ts";
import type { MemoryStore } from "../testing/MemoryStore.ts";
import { toStored } from "../testing/toStored.ts";
import { defaultProfile } from "./defaultProfile.ts";
import type { ProfileReader, ProfileRepository } from "./Profile.ts";
import { validateProfile } from "./profileRules.ts";
import { profileTable } from "./profileTable.ts";

/** The visitor's and the admin's repository of the profile, in memory. */
export function createMemoryProfileRepository(store: MemoryStore): ProfileReader & ProfileRepository {
	return {
		get: () => store.respond("profile", () => store.profile),
		getOrCreate: () =>
			store.respond("profile", () => {
				store.profile ??= { ...defaultProfile, id: crypto.randomUUID(), ...store.stamp() };
				return store.profile;
			}),
		save: (id, changes, revision) =>
			store.respond("profile", () => {
				throwIfInvalid(validateProfile(changes));
				const stored = store.profile;
				if (stored?.id !== id) throw new DataError("not-found", "The profile is not in memory");
				if (stored.revision !== revision) throw new DataError("conflict", "The profile was changed in memory");
				store.profile = { ...toStored(profileTable.columns, { ...stored, ...changes }), ...store.stamp() };
				return store.profile;
			}),
	};
}
