import type { MemoryStore } from "../testing/MemoryStore.ts";
import { defaultProfile } from "./defaultProfile.ts";
import type { ProfileReader, ProfileRepository } from "./profileRepository.ts";

/** Both views of the profile kept in memory. */
export function createMemoryProfileRepository(store: MemoryStore): ProfileReader & ProfileRepository {
	return {
		get: () => store.answer("profile", () => store.profile),
		getOrCreate: () =>
			store.answer("profile", () => {
				store.profile ??= { ...defaultProfile, id: crypto.randomUUID(), updatedAt: new Date() };
				return store.profile;
			}),
	};
}
