import type { Essay, EssayDraft } from "@site/shared-data";
import { today } from "@site/shared-data/dates";
import { checkEssay, defaultReadingTime, essayRules, parseReadingTime } from "@site/shared-data/rules";
import { siteConfig } from "../../../../site.config.ts";
import type { FormDefinition } from "../../drafts/FormDefinition.ts";
import { withoutPlaceholders } from "../../editor/images/imageMarkdown.ts";

/** The form values of an essay. */
export type EssayValues = {
	title: string;
	date: string;
	readingTime: string;
	excerpt: string;
	featuredImage: string;
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
		content: "Content",
	},
	rules: essayRules,
	blank: () => ({
		title: "",
		date: today(siteConfig.timeZone),
		readingTime: String(defaultReadingTime),
		excerpt: "",
		featuredImage: "",
		content: "",
	}),
	toValues: ({ title, date, readingTime, excerpt, featuredImage, content }) => ({
		title,
		date,
		readingTime: String(readingTime),
		excerpt,
		featuredImage: featuredImage ?? "",
		content,
	}),
	toDraft: ({ readingTime, featuredImage, content, ...others }, status = "draft") => ({
		...others,
		readingTime: parseReadingTime(readingTime),
		featuredImage: featuredImage.trim() || null,
		content: withoutPlaceholders(content),
		status,
	}),
	check: checkEssay,
};
