import { siteConfig } from "../../../site.config.ts";

/** An image as those who share the page need it: absolute; the site's default picture when there is none, or none that can be fetched. */
export function toAbsoluteImage(image: string | null | undefined, origin: string): string {
	const fallback = new URL(siteConfig.defaultImage, origin).href;
	const address = image?.trim();
	if (!address || !URL.canParse(address, origin)) return fallback;
	const url = new URL(address, origin);
	return url.protocol === "https:" || url.protocol === "http:" ? url.href : fallback;
}
