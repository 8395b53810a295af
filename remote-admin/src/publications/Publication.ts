import type { PublicationStatus } from "@site/shared-data";

/** What projects and essays have in common for a list. */
export interface Publication {
	id: string;
	title: string;
	status: PublicationStatus;
}
