/** The one row of `profile`: how the admin is presented on public pages. */
export interface Profile {
	id: string;
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
	updatedAt: Date;
	/** The version of the row that a save is based on; opaque, changes with every save. */
	revision: string;
}

/** The fields of the profile that the admin writes. Blank optional fields are stored as null. */
export type ProfileDraft = Omit<Profile, "id" | "updatedAt" | "revision">;
