import type { Profile, ProfileDraft } from "@site/shared-data";
import type { Stored } from "../drafts/Stored.ts";

/** The profile as its form holds it. */
export type ProfileValues = {
	profileImage: string;
	name: string;
	title: string;
	location: string;
	availableForProjects: boolean;
	availabilityText: string;
	about: string;
};

/** What is stored, as the form holds it. */
export function toStoredProfile(profile: Profile): Stored<ProfileValues> {
	const { id, revision, updatedAt, profileImage, name, title, location, availableForProjects, availabilityText, about } = profile;
	const values = {
		profileImage: profileImage ?? "",
		name,
		title,
		location,
		availableForProjects,
		availabilityText: availabilityText ?? "",
		about: about ?? "",
	};
	return { id, revision, updatedAt, values };
}

/** What the form holds, as it is stored. */
export function toProfileDraft(values: ProfileValues): ProfileDraft {
	const { profileImage, availabilityText, about, ...others } = values;
	return {
		...others,
		profileImage: profileImage.trim() || null,
		availabilityText: availabilityText.trim() || null,
		about: about.trim() || null,
	};
}
