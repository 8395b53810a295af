/** The admin's one public profile. */
export interface Profile {
	id: string;
	name: string;
	title: string;
	location: string;
	profileImage: string | null;
	availableForProjects: boolean;
	availabilityText: string | null;
	/** Plain text, paragraphs separated by blank lines. */
	about: string | null;
	updatedAt: Date;
	/** What a save says it was made from; opaque, changes with every save. */
	revision: string;
}

/** What the admin writes of the profile. Blank optional fields are stored as null. */
export type ProfileDraft = Omit<Profile, "id" | "updatedAt" | "revision">;
