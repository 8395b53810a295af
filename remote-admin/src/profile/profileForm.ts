import type { Profile, ProfileDraft } from "@site/shared-data";
import { checkProfile, profileRules } from "@site/shared-data/rules";
import type { FormDefinition } from "../drafts/FormDefinition.ts";

/** The form values of the profile. */
type ProfileValues = {
	profileImage: string;
	name: string;
	title: string;
	location: string;
	availableForProjects: boolean;
	availabilityText: string;
	about: string;
};

/** The form of the one profile. */
export const profileForm: FormDefinition<ProfileValues, Profile, ProfileDraft> = {
	noun: "profile",
	labels: {
		profileImage: "Profile Image",
		name: "Name",
		title: "Title",
		location: "Location",
		availableForProjects: "Available for projects",
		availabilityText: "Availability Text",
		about: "About",
	},
	rules: profileRules,
	toValues: ({ profileImage, name, title, location, availableForProjects, availabilityText, about }) => ({
		profileImage: profileImage ?? "",
		name,
		title,
		location,
		availableForProjects,
		availabilityText: availabilityText ?? "",
		about: about ?? "",
	}),
	toDraft: ({ profileImage, availabilityText, about, ...others }) => ({
		...others,
		profileImage: profileImage.trim() || null,
		availabilityText: availabilityText.trim() || null,
		about: about.trim() || null,
	}),
	check: checkProfile,
};
