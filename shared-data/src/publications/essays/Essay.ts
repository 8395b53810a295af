import type { KeysetPage, KeysetQuery } from "../../client/table/keyset.ts";
import { toSlug } from "../../rules/toSlug.ts";
import type { Language, Publication, PublicationDraft } from "../Publication.ts";
import type { PublicationReader, PublicationRepository } from "../publicationRepository.ts";

/** A row of `essays` with all its fields. */
export interface Essay extends Publication {
	/** Calendar day, yyyy-mm-dd; never shifted by a time zone. */
	date: string;
	readingTime: number;
	/** Plain text, for cards and descriptions. */
	excerpt: string;
	/** http(s) URL or single-slash path of an image. */
	featuredImage: string | null;
	/** The text for search engines and shared links, at most 300 characters; null means the excerpt. */
	description: string | null;
	/** http(s) URL or single-slash path of the image of shared links; null means the featured image. */
	shareImage: string | null;
	/** Markdown, at most 500,000 bytes. */
	content: string;
	/** At most five, stored as typed; topics with the same slug are equal. */
	topics: string[];
	language: Language;
	/** The id of the essay whose translation this is. */
	translationOf: string | null;
}

/** The part of an essay that its cards and the admin's list show. */
export type EssaySummary = Omit<Essay, "description" | "shareImage" | "content" | "createdAt">;

/** The fields of an essay that the admin writes. A blank image or description is stored as null. */
export type EssayDraft = PublicationDraft<Essay>;

/** The fields of an essay that the command palette searches. */
export type EssayEntry = Pick<Essay, "id" | "title" | "excerpt" | "topics">;

/** The translation of an essay in the other language. */
export type EssayTranslation = Pick<Essay, "id" | "title" | "language">;

/** The part of an essay that the forms of other essays offer. */
export type EssayReference = Pick<Essay, "id" | "title" | "topics" | "language" | "translationOf">;

export type EssaySortKey = "title" | "date" | "readingTime" | "status" | "createdAt" | "updatedAt";

/** Reads public essays, also by topic and language. Every method rejects only with DataError. */
export interface EssayReader extends PublicationReader<Essay, EssaySummary, EssayEntry> {
	/** A page of the essays with a topic, by its slug; null if `after` is none of them. */
	pageOfTopic(topic: string, query: KeysetQuery): Promise<KeysetPage<EssaySummary> | null>;
	/** The newest essays with a topic after the first `offset`, with their contents, for feeds; 50 at most. */
	listOfTopicWithContent(topic: string, options: { limit: number; offset?: number }): Promise<Essay[]>;
	/** The public translation of an essay; null if there is none. */
	findTranslation(essay: Pick<Essay, "id" | "translationOf">): Promise<EssayTranslation | null>;
}

/** The admin's operations on essays. */
export interface EssayRepository extends PublicationRepository<Essay, EssaySummary, EssayDraft, EssaySortKey> {
	/** Every essay, drafts included, ordered by id. */
	listReferences(): Promise<EssayReference[]>;
}

/** The topics of essays by slug, in the spelling of the first essay. */
export function topicsOf(essays: readonly { topics?: string[] }[]): Map<string, string> {
	const names = new Map<string, string>();
	for (const topic of essays.flatMap(({ topics = [] }) => topics)) {
		const slug = toSlug(topic);
		if (!names.has(slug)) names.set(slug, topic);
	}
	return names;
}
