import type { Profile } from "@site/shared-data";

export const availabilityOf = ({ availableForProjects, availabilityText }: Profile): string | null =>
	availableForProjects ? availabilityText?.trim() || "Available for projects" : null;
