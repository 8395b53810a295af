import { siteConfig } from "../../../site.config.ts";
import type { Profile } from "./Profile.ts";

/** What a missing profile is created with. */
export const defaultProfile: Omit<Profile, "id" | "updatedAt"> = {
	name: siteConfig.name,
	title: siteConfig.title,
	location: "Bandung, Indonesia",
	profileImage: null,
	availableForProjects: true,
	availabilityText: "Available for projects",
	about: siteConfig.description,
};
