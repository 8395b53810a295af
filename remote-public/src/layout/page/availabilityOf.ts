import type { Profile } from "@site/shared-data";

/** The words of the availability badge; null while the admin takes no work. */
export const availabilityOf = ({ availableForProjects, availabilityText }: Profile): string | null =>
	availableForProjects ? availabilityText?.trim() || "Available for projects" : null;
