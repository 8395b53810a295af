import { type Columns, generated, optional, plain, selectionOf, timestamp, trimmed } from "../client/table/columns.ts";
import type { Profile } from "./Profile.ts";

/** The columns of `profile` by field. */
export const profileColumns: Columns<"profile", Profile> = {
	id: generated("id"),
	name: trimmed("name"),
	title: trimmed("title"),
	location: trimmed("location"),
	profileImage: optional("profile_image"),
	availableForProjects: plain("available_for_projects"),
	availabilityText: optional("availability_text"),
	about: optional("about"),
	updatedAt: timestamp("updated_at"),
	revision: generated("updated_at"),
};

/** Selects all fields of the profile. */
export const profileSelection = selectionOf<Profile, keyof Profile>(
	profileColumns,
	Object.keys(profileColumns) as (keyof Profile)[],
);
