import type { Profile } from "@site/shared-data";

/** The text of the availability badge; null while the admin is not available. */
export const availabilityOf = ({ availableForProjects, availabilityText }: Profile): string | null =>
	availableForProjects ? availabilityText?.trim() || "Available for projects" : null;
