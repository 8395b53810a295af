import { type Columns, generated, optional, plain, stampColumns, trimmed } from "../client/table/columns.ts";
import { type TableDefinition, uuids } from "../client/table/tableRepository.ts";
import type { Profile } from "./Profile.ts";

const columns: Columns<"profile", Profile> = {
	id: generated("id"),
	name: trimmed("name"),
	title: trimmed("title"),
	location: trimmed("location"),
	profileImage: optional("profile_image"),
	availableForProjects: plain("available_for_projects"),
	availabilityText: optional("availability_text"),
	about: optional("about"),
	...stampColumns,
};

/** How the profile is stored. */
export const profileTable: TableDefinition<Profile> = { name: "profile", ids: uuids, columns };
