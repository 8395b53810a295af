import type { Essay, EssayDraft } from "@site/shared-data";
import { parseReadingTime } from "@site/shared-data/rules";
import type { Stored } from "../../drafts/Stored.ts";
import { withoutPlaceholders } from "../../editor/pictures/placeholders.ts";

/** An essay as its form holds it. */
export type EssayValues = {
	title: string;
	date: string;
	readingTime: string;
	excerpt: string;
	featuredImage: string;
	content: string;
};

/** What is stored, as the form holds it. */
export function toStoredEssay(essay: Essay): Stored<EssayValues> {
	const { id, revision, updatedAt, status, title, date, readingTime, excerpt, featuredImage, content } = essay;
	const values = { title, date, readingTime: String(readingTime), excerpt, featuredImage: featuredImage ?? "", content };
	return { id, revision, updatedAt, status, values };
}

/** What the form holds, as it is stored. */
export function toEssayDraft(values: EssayValues, status: EssayDraft["status"] = "draft"): EssayDraft {
	const { readingTime, featuredImage, content, ...others } = values;
	return {
		...others,
		readingTime: parseReadingTime(readingTime),
		featuredImage: featuredImage.trim() || null,
		content: withoutPlaceholders(content),
		status,
	};
}
