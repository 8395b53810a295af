import type { Profile, ProfileDraft } from "./Profile.ts";

/** Reads the profile. Every method rejects only with DataError. */
export interface ProfileReader {
	/** The one profile; null when the table is empty. */
	get(): Promise<Profile | null>;
}

/** What the owner may do with the profile. Every method rejects only with DataError. */
export interface ProfileRepository {
	/** The one profile; a missing one is created with default values first. */
	getOrCreate(): Promise<Profile>;
	/** Stores the changes (at least one) unless the profile was changed since `revision` was loaded: then it rejects with "conflict" and changes nothing. */
	save(id: string, changes: Partial<ProfileDraft>, revision: string): Promise<Profile>;
}
