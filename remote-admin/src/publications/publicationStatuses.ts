import type { PublicationStatus } from "@site/shared-data";

/** The two states in the order that filters offer them, as they are written. */
export const publicationStatuses: { value: PublicationStatus; label: string }[] = [
	{ value: "published", label: "Published" },
	{ value: "draft", label: "Draft" },
];
