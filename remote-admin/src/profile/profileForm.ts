import type { Profile, ProfileDraft } from "@site/shared-data";
import { profileRules, validateProfile } from "@site/shared-data/rules";
import type { FormDefinition } from "../drafts/form/FormDefinition.ts";
import { checkbox, defineFields, optionalText, text, type ValuesOf } from "../form/defineFields.ts";

const fields = defineFields({
	profileImage: optionalText("Profile Image"),
	name: text("Name"),
	title: text("Title"),
	location: text("Location"),
	availableForProjects: checkbox("Available for projects"),
	availabilityText: optionalText("Availability Text"),
	about: optionalText("About"),
});

/** The form of the one profile. */
export const profileForm: FormDefinition<ValuesOf<typeof fields>, Profile, ProfileDraft> = {
	noun: "profile",
	isOnlyRow: true,
	...fields,
	rules: profileRules,
	validate: validateProfile,
};
