import type { PublicationStatus } from "../publication/PublicationStatus.ts";

/** An essay as its cards show it: everything but the content. */
export interface EssaySummary {
	/** The public slug; stable when the title changes. */
	id: string;
	title: string;
	/** Calendar day, yyyy-mm-dd; never shifted by a time zone. */
	date: string;
	/** Whole minutes, at least 1. */
	readingTime: number;
	excerpt: string;
	featuredImage: string | null;
	status: PublicationStatus;
	updatedAt: Date;
}
