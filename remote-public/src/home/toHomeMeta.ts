import { siteConfig } from "../../../site.config.ts";
import type { Metadata } from "../metadata/Metadata.ts";
import { toAbsoluteImage } from "../metadata/toAbsoluteImage.ts";
import type { HomeData } from "./HomeData.ts";
import { toPageDescription } from "./toPageDescription.ts";

/** What the home page says about itself, and about whom it is. */
export function toHomeMeta({ owner, about }: Pick<HomeData, "owner" | "about">, origin: string): Metadata {
	const { name, title, location } = owner;
	const url = `${origin}/`;
	return {
		type: "website",
		title: `${name}: ${title}`,
		description: toPageDescription(owner, about),
		canonical: url,
		image: toAbsoluteImage(null, origin),
		structured: {
			"@type": "Person",
			name,
			jobTitle: title,
			url,
			image: toAbsoluteImage(owner.image, origin),
			...(location && { address: location }),
			sameAs: Object.values(siteConfig.social).filter((address) => address.startsWith("http")),
		},
	};
}
