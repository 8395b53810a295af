import type { GeneratedField, Publication } from "../Publication.ts";

/** A whole essay. */
export interface Essay extends Publication {
	/** Calendar day, yyyy-mm-dd; never shifted by a time zone. */
	date: string;
	/** Whole minutes, at least 1. */
	readingTime: number;
	excerpt: string;
	featuredImage: string | null;
	content: string;
}

/** An essay as its cards and the admin's list show it. */
export type EssaySummary = Omit<Essay, "content" | "createdAt">;

/** What the admin writes of an essay. A blank image is stored as null. */
export type EssayDraft = Omit<Essay, GeneratedField>;

/** What the command palette finds an essay by. */
export type EssayEntry = Pick<Essay, "id" | "title" | "excerpt">;

/** By what the admin's list can be sorted. */
export type EssaySortKey = "title" | "date" | "readingTime" | "status" | "createdAt" | "updatedAt";
