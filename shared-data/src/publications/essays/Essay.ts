import type { GeneratedField, Publication } from "../Publication.ts";

/** An essay with all its fields. */
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

/** The fields of an essay that the admin writes. A blank image is stored as null. */
export type EssayDraft = Omit<Essay, GeneratedField>;

/** The fields of an essay that the command palette searches. */
export type EssayEntry = Pick<Essay, "id" | "title" | "excerpt">;

/** The sort keys of the admin list. */
export type EssaySortKey = "title" | "date" | "readingTime" | "status" | "createdAt" | "updatedAt";
