import { urls } from "@site/shared-data";
import { toAbsoluteImageUrl, toShareImageUrl } from "../metadata/imageUrls.ts";
import type { Metadata } from "../metadata/PageMetadata.tsx";
import type { ProjectDetail } from "./ProjectData.ts";

/** The metadata of a project's page, with a schema.org CreativeWork. */
export function toProjectMeta(project: ProjectDetail, { name, origin }: { name: string; origin: string }): Metadata {
	const { id, title, description, tags, year, updatedAt, isSample } = project;
	const canonical = `${origin}${urls.project(id)}`;
	// The server generates images only for stored rows; a sample is not stored.
	const drawn = isSample ? undefined : toShareImageUrl(urls.project(id), origin);
	const image = toAbsoluteImageUrl(project.shareImage, origin, toAbsoluteImageUrl(project.image, origin, drawn));
	return {
		type: "article",
		title: `${title} by ${name}`,
		description: description.trim() || `${title}, a project by ${name}.`,
		canonical,
		image,
		isGenerated: image === drawn,
		keywords: tags,
		isHidden: isSample,
		structured: {
			"@type": "CreativeWork",
			name: title,
			description,
			url: canonical,
			image,
			keywords: tags,
			dateCreated: year,
			...(updatedAt && { dateModified: updatedAt }),
			author: { "@type": "Person", name, url: origin },
		},
	};
}
