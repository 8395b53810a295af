import { urls } from "@site/shared-data";
import { type Metadata, toAbsoluteImageUrl, toShareImageUrl } from "../../metadata/PageMetadata.tsx";
import type { EssayDetail } from "./essayLoader.ts";

/** The metadata of an essay's page, with a schema.org BlogPosting. */
export function toEssayMeta(essay: EssayDetail, { name, origin }: { name: string; origin: string }): Metadata {
	const { id, title, excerpt, day, lang, topics, translation, updatedAt, readingTime } = essay;
	const keywords = topics.length > 0 ? topics.map((topic) => topic.name) : wordsOf(title);
	const description = essay.description?.trim() || excerpt.trim() || `An essay by ${name}.`;
	const canonical = `${origin}${urls.essay(id)}`;
	const drawn = toShareImageUrl(urls.essay(id), origin);
	const image = toAbsoluteImageUrl(essay.shareImage, origin, toAbsoluteImageUrl(essay.image, origin, drawn));
	const author = { "@type": "Person", name, url: origin };
	return {
		type: "article",
		title: `${title} by ${name}`,
		description,
		canonical,
		image,
		isGenerated: image === drawn,
		keywords,
		locale: locales[lang],
		alternates: translation
			? [
					{ language: lang, url: canonical },
					{ language: translation.language, url: `${origin}${urls.essay(translation.id)}` },
				]
			: [],
		structured: {
			"@type": "BlogPosting",
			headline: title,
			description,
			datePublished: day,
			dateModified: updatedAt,
			inLanguage: lang,
			keywords,
			image,
			url: canonical,
			mainEntityOfPage: canonical,
			timeRequired: `PT${readingTime}M`,
			author,
			publisher: author,
		},
	};
}

/** Words of five letters and more, each once: in both languages of the site most others say little. */
function wordsOf(title: string): string[] {
	const words: string[] = title.match(/\p{L}{5,}/gu) ?? [title.trim()];
	const lower = words.map((word) => word.toLowerCase());
	return words.filter((_, index) => lower.indexOf(lower[index] ?? "") === index);
}

/** As Open Graph writes a language. */
const locales = { en: "en_US", id: "id_ID" } as const;
