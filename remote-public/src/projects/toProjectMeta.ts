import { urls } from "@site/shared-data";
import type { Metadata } from "../metadata/Metadata.ts";
import { toAbsoluteImage } from "../metadata/toAbsoluteImage.ts";
import { toCardAddress } from "../metadata/toCardAddress.ts";
import type { ProjectDetail } from "./ProjectData.ts";

/** What a project's page says about itself. */
export function toProjectMeta(project: ProjectDetail, { name, origin }: { name: string; origin: string }): Metadata {
	const { id, title, description, tags, year, updatedAt, lang, isSample } = project;
	const canonical = `${origin}${urls.project(id)}`;
	// The server paints what is stored; a sample is not.
	const card = isSample ? undefined : toCardAddress(urls.project(id), origin);
	const image = toAbsoluteImage(project.image, origin, card);
	return {
		type: "article",
		title: `${title} by ${name}`,
		description: description.trim() || `${title}, a project by ${name}.`,
		canonical,
		image,
		isCard: image === card,
		keywords: tags,
		isHidden: isSample,
		structured: {
			"@type": "CreativeWork",
			name: title,
			description,
			url: canonical,
			image,
			inLanguage: lang,
			keywords: tags,
			dateCreated: year,
			...(updatedAt && { dateModified: updatedAt }),
			author: { "@type": "Person", name, url: origin },
		},
	};
}
