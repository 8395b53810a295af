import type { Profile } from "./Profile.ts";

/** Reads the profile. Every method rejects only with DataError. */
export interface ProfileReader {
	/** The one profile; null when the table is empty. */
	get(): Promise<Profile | null>;
}

/** What the owner may do with the profile. Every method rejects only with DataError. */
export interface ProfileRepository {
	/** The one profile; a missing one is created with default values first. */
	getOrCreate(): Promise<Profile>;
}
