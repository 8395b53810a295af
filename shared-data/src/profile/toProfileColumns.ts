import { nullIfBlank } from "../client/nullIfBlank.ts";
import { refuseProblems } from "../rules/refuseProblems.ts";
import { checkProfile } from "./checkProfile.ts";
import type { ProfileDraft } from "./Profile.ts";

/** The columns that store these fields, and no others; throws DataError "invalid" for what the database would refuse. */
export function toProfileColumns(fields: Partial<ProfileDraft>) {
	refuseProblems(checkProfile(fields));
	const { name, title, location, profileImage, availableForProjects, availabilityText, about } = fields;
	return {
		...(name !== undefined && { name: name.trim() }),
		...(title !== undefined && { title: title.trim() }),
		...(location !== undefined && { location: location.trim() }),
		...(profileImage !== undefined && { profile_image: nullIfBlank(profileImage) }),
		...(availableForProjects !== undefined && { available_for_projects: availableForProjects }),
		...(availabilityText !== undefined && { availability_text: nullIfBlank(availabilityText) }),
		...(about !== undefined && { about: nullIfBlank(about) }),
	};
}
