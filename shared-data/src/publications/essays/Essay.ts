import type { Language, Publication, PublicationDraft } from "../Publication.ts";

/** A row of `essays` with all its fields. */
export interface Essay extends Publication {
	/** Calendar day, yyyy-mm-dd; never shifted by a time zone. */
	date: string;
	/** Whole minutes, at least 1. */
	readingTime: number;
	/** Plain text, for cards and descriptions. */
	excerpt: string;
	/** http(s) URL or single-slash path of an image. */
	featuredImage: string | null;
	/** What search engines and shared links say, at most 300 characters; null means the excerpt. */
	description: string | null;
	/** http(s) URL or single-slash path of the image of shared links; null means the featured image. */
	shareImage: string | null;
	/** Markdown, at most 500,000 bytes. */
	content: string;
	/** At most five, kept as typed; two are the same when their slugs are. */
	topics: string[];
	language: Language;
	/** The id of the essay of which this is a translation. */
	translationOf: string | null;
}

/** An essay as its cards and the admin's list show it. */
export type EssaySummary = Omit<Essay, "description" | "shareImage" | "content" | "createdAt">;

/** The fields of an essay that the admin writes. A blank image or description is stored as null. */
export type EssayDraft = PublicationDraft<Essay>;

/** The fields of an essay that the command palette searches. */
export type EssayEntry = Pick<Essay, "id" | "title" | "excerpt" | "topics">;

/** The essay that says the same in the other language. */
export type EssayTranslation = Pick<Essay, "id" | "title" | "language">;

/** An essay as the forms of other essays offer it. */
export type EssayReference = Pick<Essay, "id" | "title" | "topics" | "language" | "translationOf">;

/** The sort keys of the admin list. */
export type EssaySortKey = "title" | "date" | "readingTime" | "status" | "createdAt" | "updatedAt";
