import { siteConfig } from "../../../site.config.ts";

/**
 * An image as those who share the page need it: an absolute URL. The fallback, which is the site's default
 * image unless the page has one of its own, when there is none or none that can be fetched.
 */
export function toAbsoluteImage(
	image: string | null | undefined,
	origin: string,
	fallback: string = siteConfig.defaultImage,
): string {
	const address = image?.trim();
	const url = address && URL.canParse(address, origin) ? new URL(address, origin) : null;
	return url && /^https?:$/.test(url.protocol) ? url.href : new URL(fallback, origin).href;
}
