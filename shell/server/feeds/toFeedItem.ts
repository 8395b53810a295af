import { allowedUrl, type Essay, type RenderMarkdown, urls } from "@site/shared-data";
import { detectLanguage } from "@site/shared-data/language";
import { siteConfig } from "../../../site.config.ts";
import type { FeedItem } from "./FeedItem.ts";
import { startOfDay } from "./startOfDay.ts";

/** Renders an essay for the feeds of the site at this origin. */
export async function toFeedItem(essay: Essay, origin: string, renderMarkdown: RenderMarkdown): Promise<FeedItem> {
	const address = `${origin}${urls.essay(essay.id)}`;
	const { html } = await renderMarkdown(essay.content, { base: address });
	const image = allowedUrl(essay.featuredImage);
	return {
		essay,
		address,
		html,
		image: image && URL.canParse(image, address) ? new URL(image, address).href : "",
		language: detectLanguage(`${essay.title} ${essay.excerpt}`),
		publishedAt: startOfDay(essay.date, siteConfig.timeZone),
	};
}
