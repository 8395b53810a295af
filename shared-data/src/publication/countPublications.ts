import type { PublicationCounts, PublicationStatus } from "./PublicationStatus.ts";

/** Counts rows held in memory. */
export function countPublications(rows: { status: PublicationStatus }[]): PublicationCounts {
	const published = rows.filter(({ status }) => status === "published").length;
	return { total: rows.length, published, draft: rows.length - published };
}
