import { allowedUrl, type Essay, type RenderMarkdown, urls } from "@site/shared-data";
import { startOfDay } from "./startOfDay.ts";

/** An essay in a feed: absolute URLs, and HTML that needs no style sheet. */
export interface FeedItem {
	essay: Essay;
	url: string;
	html: string;
	/** Absolute URL; "" without an image. */
	image: string;
	/** Start of the essay's day in the site's time zone. */
	publishedAt: Date;
}

interface FeedSite {
	origin: string;
	timeZone: string;
	renderMarkdown: RenderMarkdown;
}

/** Renders an essay for the feeds of the site at this origin. */
export async function toFeedItem(essay: Essay, { origin, timeZone, renderMarkdown }: FeedSite): Promise<FeedItem> {
	const url = `${origin}${urls.essay(essay.id)}`;
	const { html } = await renderMarkdown(essay.content, { base: url });
	const image = allowedUrl(essay.featuredImage);
	return {
		essay,
		url,
		html,
		image: image && URL.canParse(image, url) ? new URL(image, url).href : "",
		publishedAt: startOfDay(essay.date, timeZone),
	};
}
