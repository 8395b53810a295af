import type { DraftRepository, EditableEntity } from "../client/table/tableRepository.ts";
/** The one row of `profile`: the admin's presentation on public pages. */
export interface Profile extends Omit<EditableEntity, "createdAt"> {
	name: string;
	title: string;
	location: string;
	/** http(s) URL or single-slash path of an image. */
	profileImage: string | null;
	availableForProjects: boolean;
	/** The text of the availability badge; null for the default text. */
	availabilityText: string | null;
	/** Plain text, paragraphs separated by blank lines. */
	about: string | null;
}

/** The fields of the profile that the admin writes. Blank optional fields are stored as null. */
export type ProfileDraft = Omit<Profile, keyof EditableEntity>;

/** Reads the profile. Every method rejects only with DataError. */
export interface ProfileReader {
	get(): Promise<Profile | null>;
}

/** The admin's operations on the profile. Every method rejects only with DataError. */
export interface ProfileRepository extends Pick<DraftRepository<Profile, ProfileDraft>, "save"> {
	/** The one profile; creates a missing one with default values first. */
	getOrCreate(): Promise<Profile>;
}
