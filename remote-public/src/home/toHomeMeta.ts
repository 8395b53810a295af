import type { LayoutData } from "../layout/layoutLoader.ts";
import { toAbsoluteImageUrl } from "../metadata/imageUrls.ts";
import type { Metadata } from "../metadata/PageMetadata.tsx";
import type { HomeData, HomeProfile } from "./HomeData.ts";

/** The home page's metadata, with a schema.org Person. */
export function toHomeMeta(home: Pick<HomeData, "profile" | "about" | "title" | "description">, site: LayoutData): Metadata {
	const { profile, about } = home;
	const { origin, social, shareImage } = site;
	const { name, title, location } = profile;
	const url = `${origin}/`;
	return {
		type: "website",
		title: home.title ?? `${name}: ${title}`,
		description: home.description ?? toPageDescription(profile, about),
		canonical: url,
		image: toAbsoluteImageUrl(shareImage, origin),
		structured: {
			"@type": "Person",
			name,
			jobTitle: title,
			url,
			image: toAbsoluteImageUrl(profile.image, origin),
			...(location && { address: location }),
			sameAs: social.map(({ url }) => url).filter((url) => url.startsWith("https:")),
		},
	};
}

const maxDescriptionLength = 160;

/** The description for search results: name, title, location, and the beginning of the first paragraph. */
function toPageDescription({ name, title, location }: HomeProfile, about: string[]): string {
	const intro = location ? `${name}, ${title}, based in ${location}.` : `${name}, ${title}.`;
	const sentence = `${intro} ${about[0] ?? ""}`.replace(/\s+/g, " ").trim();
	if (sentence.length <= maxDescriptionLength) return sentence;
	return `${sentence.slice(0, maxDescriptionLength - 1).replace(/\s+\S*$/, "")}…`;
}
