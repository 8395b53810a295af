import {
	type Columns,
	calendarDay,
	commonColumns,
	optional,
	optionalTimestamp,
	plain,
	trimmed,
} from "../../client/table/columns.ts";
import { slugs } from "../../client/table/tableRepository.ts";
import type { PublicationTable } from "../publicationRepository.ts";
import type { Essay, EssayEntry, EssaySummary } from "./Essay.ts";

const columns: Columns<"essays", Essay> = {
	...commonColumns,
	id: trimmed("id"),
	title: trimmed("title"),
	date: calendarDay("date"),
	readingTime: plain("reading_time"),
	excerpt: trimmed("excerpt"),
	featuredImage: optional("featured_image"),
	topics: { ...plain("topics"), write: (topics) => topics.map((topic) => topic.trim()) },
	language: plain("language"),
	translationOf: optional("translation_of"),
	description: optional("description"),
	shareImage: optional("share_image"),
	status: plain("status"),
	publishAt: optionalTimestamp("publish_at"),
	content: plain("content"),
};

/** How essays are stored and listed. */
export const essayTable: PublicationTable<Essay, EssaySummary, EssayEntry> = {
	name: "essays",
	ids: slugs,
	columns,
	detailFields: ["description", "shareImage", "content", "createdAt"],
	searchFields: ["title", "excerpt"],
	order: ["updatedAt", "id"],
	publicOrder: ["date", "createdAt", "id"],
	sitemapFields: ["id", "updatedAt", "topics", "language", "translationOf"],
	entryFields: ["id", "title", "excerpt", "topics"],
};
