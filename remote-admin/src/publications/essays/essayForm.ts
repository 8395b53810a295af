import type { Essay, EssayDraft } from "@site/shared-data";
import { today } from "@site/shared-data/dates";
import { checkEssay, defaultReadingTime, essayRules, parseReadingTime } from "@site/shared-data/rules";
import type { FormDefinition } from "../../drafts/FormDefinition.ts";
import { withoutPlaceholders } from "../../editor/images/imageMarkdown.ts";

/** The form values of an essay. */
export type EssayValues = {
	title: string;
	date: string;
	readingTime: string;
	excerpt: string;
	featuredImage: string;
	/** One on each line. */
	topics: string;
	language: string;
	/** The id of the original; empty for none. */
	translationOf: string;
	description: string;
	shareImage: string;
	content: string;
};

/** The form of an essay. */
export const essayForm: FormDefinition<EssayValues, Essay, EssayDraft> = {
	noun: "essay",
	labels: {
		title: "Title",
		date: "Date",
		readingTime: "Reading Time",
		excerpt: "Excerpt",
		featuredImage: "Featured Image",
		topics: "Topics",
		language: "Language",
		translationOf: "Translation of",
		description: "Description",
		shareImage: "Share Image",
		content: "Content",
	},
	rules: essayRules,
	blank: ({ timeZone }) => ({
		title: "",
		date: today(timeZone),
		readingTime: String(defaultReadingTime),
		excerpt: "",
		featuredImage: "",
		topics: "",
		language: "en",
		translationOf: "",
		description: "",
		shareImage: "",
		content: "",
	}),
	toValues: ({ title, date, readingTime, excerpt, featuredImage, content, ...others }) => ({
		title,
		date,
		readingTime: String(readingTime),
		excerpt,
		featuredImage: featuredImage ?? "",
		topics: others.topics.join("\n"),
		language: others.language,
		translationOf: others.translationOf ?? "",
		description: others.description ?? "",
		shareImage: others.shareImage ?? "",
		content,
	}),
	toDraft: (
		{ readingTime, featuredImage, topics, language, translationOf, description, shareImage, content, ...others },
		status = "draft",
	) => ({
		...others,
		readingTime: parseReadingTime(readingTime),
		featuredImage: featuredImage.trim() || null,
		topics: toTopics(topics),
		language: language === "id" ? "id" : "en",
		translationOf: translationOf || null,
		description: description.trim() || null,
		shareImage: shareImage.trim() || null,
		content: withoutPlaceholders(content),
		status,
	}),
	check: checkEssay,
	refusals: {
		translationOf:
			"An essay translates an essay in the other language that is no translation itself and has none in this language yet.",
	},
};

/** The topics of a form value. */
export const toTopics = (text: string): string[] => text.split("\n").filter(Boolean);
