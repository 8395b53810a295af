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
	/** What a save says it was made from; opaque, changes with every save. */
	revision: string;
}

/** A whole essay. */
export interface Essay extends EssaySummary {
	/** Markdown. */
	content: string;
	createdAt: Date;
}

/** What the owner writes of an essay. A blank image is stored as null. */
export type EssayDraft = Pick<Essay, "title" | "date" | "readingTime" | "excerpt" | "content" | "featuredImage" | "status">;

/** What the command palette finds an essay by. */
export type EssayEntry = Pick<Essay, "id" | "title" | "excerpt">;

/** A link to another essay. */
export type EssayLink = Pick<Essay, "id" | "title">;

/** The published essays before and after one in the public order; null at an end of it. */
export interface EssayNeighbours {
	older: EssayLink | null;
	newer: EssayLink | null;
}

/** By what the owner's list can be sorted. */
export type EssaySortKey = "title" | "date" | "readingTime" | "status" | "createdAt" | "updatedAt";
