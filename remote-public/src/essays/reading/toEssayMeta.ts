import { urls } from "@site/shared-data";
import type { Metadata } from "../../metadata/Metadata.ts";
import { toAbsoluteImage } from "../../metadata/toAbsoluteImage.ts";
import { toCardAddress } from "../../metadata/toCardAddress.ts";
import type { EssayDetail } from "./EssayData.ts";

/** What an essay's page says about itself. */
export function toEssayMeta(essay: EssayDetail, { name, origin }: { name: string; origin: string }): Metadata {
	const { id, title, excerpt, day, lang, keywords, updatedAt, readingTime } = essay;
	const description = excerpt.trim() || `An essay by ${name}.`;
	const canonical = `${origin}${urls.essay(id)}`;
	const card = toCardAddress(urls.essay(id), origin);
	const image = toAbsoluteImage(essay.image, origin, card);
	const author = { "@type": "Person", name, url: origin };
	return {
		type: "article",
		title: `${title} by ${name}`,
		description,
		canonical,
		image,
		isCard: image === card,
		keywords,
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
