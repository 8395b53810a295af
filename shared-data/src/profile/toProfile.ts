import type { Row } from "../client/DatabaseClient.ts";
import { toMoment } from "../client/toMoment.ts";
import type { Profile } from "./Profile.ts";

/** The columns of the profile that the product reads. */
export const profileColumns =
	"id, name, title, location, profile_image, available_for_projects, availability_text, about, updated_at";

type ProfileRow = Pick<
	Row<"profile">,
	"id" | "name" | "title" | "location" | "profile_image" | "available_for_projects" | "availability_text" | "about" | "updated_at"
>;

/** Where the columns of `profile` get their names in the product. */
export function toProfile(row: ProfileRow): Profile {
	return {
		id: row.id,
		name: row.name,
		title: row.title,
		location: row.location,
		profileImage: row.profile_image,
		availableForProjects: row.available_for_projects,
		availabilityText: row.availability_text,
		about: row.about,
		updatedAt: toMoment(row.updated_at),
		revision: row.updated_at,
	};
}
