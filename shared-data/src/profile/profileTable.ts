import { type Columns, generated, moment, optional, plain, selectionOf, trimmed } from "../client/columns.ts";
import type { Profile } from "./Profile.ts";

export const profileColumns: Columns<"profile", Profile> = {
	id: generated("id"),
	name: trimmed("name"),
	title: trimmed("title"),
	location: trimmed("location"),
	profileImage: optional("profile_image"),
	availableForProjects: plain("available_for_projects"),
	availabilityText: optional("availability_text"),
	about: optional("about"),
	updatedAt: moment("updated_at"),
	revision: generated("updated_at"),
};

/** The profile whole. */
export const profileSelection = selectionOf<Profile, keyof Profile>(
	profileColumns,
	Object.keys(profileColumns) as (keyof Profile)[],
);
