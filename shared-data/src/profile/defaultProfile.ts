import { siteConfig } from "../../../site.config.ts";
import type { ProfileDraft } from "./Profile.ts";

/** The values of a newly created profile; the migrations insert the same ones. */
export const defaultProfile: ProfileDraft = {
	name: siteConfig.name,
	title: siteConfig.title,
	location: "Bandung, Indonesia",
	profileImage: null,
	availableForProjects: false,
	availabilityText: null,
	about: "I design and build websites and applications. Have a look at my projects, read an essay, or send me a message.",
};
