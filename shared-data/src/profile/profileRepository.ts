import type { DraftRepository } from "../client/table/tableRepository.ts";
import type { Profile, ProfileDraft } from "./Profile.ts";

/** Reads the profile. Every method rejects only with DataError. */
export interface ProfileReader {
	/** The one profile; null when the table is empty. */
	get(): Promise<Profile | null>;
}

/** What the admin may do with the profile. Every method rejects only with DataError. */
export interface ProfileRepository extends Pick<DraftRepository<Profile, ProfileDraft>, "save"> {
	/** The one profile; a missing one is created with default values first. */
	getOrCreate(): Promise<Profile>;
}
