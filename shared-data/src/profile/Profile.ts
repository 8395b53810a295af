/** The owner's one public profile. */
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
}
