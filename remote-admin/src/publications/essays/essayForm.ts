import type { Essay, EssayDraft, Language } from "@site/shared-data";
import { today } from "@site/shared-data/dates";
import { defaultReadingTime, essayRules, parseReadingTime, toSlug, validateEssay } from "@site/shared-data/rules";
import type { FormDefinition } from "../../drafts/form/FormDefinition.ts";
import { toLanguage } from "../../editor/toLanguage.ts";
import { converted, defineFields, optionalText, text, type ValuesOf } from "../../form/defineFields.ts";

/** The topics of a form value, one per line. */
export const toTopics = (lines: string): string[] => lines.split("\n").filter(Boolean);

const fields = defineFields({
	title: text("Title"),
	id: converted<string | undefined>("Address", (id) => id ?? "", toSlug),
	date: text("Date", ({ timeZone }) => today(timeZone)),
	readingTime: converted<number>("Reading Time", String, parseReadingTime, String(defaultReadingTime)),
	excerpt: text("Excerpt"),
	featuredImage: optionalText("Featured Image"),
	description: optionalText("Description"),
	shareImage: optionalText("Share Image"),
	topics: converted("Topics", (topics: string[]) => topics.join("\n"), toTopics),
	language: converted<Language>("Language", String, toLanguage, "en"),
	translationOf: optionalText("Translation of"),
	content: text("Content"),
});

export type EssayValues = ValuesOf<typeof fields>;

export const essayForm: FormDefinition<EssayValues, Essay, EssayDraft> = {
	noun: "essay",
	...fields,
	rules: essayRules,
	toValues: (row) => fields.toValues({ id: undefined, ...row }),
	unfinished: "essays",
	toDraft: (values, status = "draft") => ({ ...fields.toDraft(values), status }),
	validate: validateEssay,
	settled: ["id", "date"],
	constraintMessages: {
		id: "Another essay has this address. Choose another one.",
		translationOf:
			"An essay translates an essay in the other language that is no translation itself and has none in this language yet.",
	},
};
