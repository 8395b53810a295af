import { siteConfig } from "../../../site.config.ts";
import type { FeedItem } from "./FeedItem.ts";

/** The essays as JSON Feed 1.1 with their full content (jsonfeed.org/version/1.1). */
export function jsonFeed({ origin, owner, items }: { origin: string; owner: string; items: FeedItem[] }): string {
	return JSON.stringify({
		version: "https://jsonfeed.org/version/1.1",
		title: `${owner}: essays`,
		home_page_url: `${origin}/essays`,
		feed_url: `${origin}/feed.json`,
		description: siteConfig.leads.essays,
		language: "en",
		authors: [{ name: owner, url: `${origin}/` }],
		items: items.map(({ essay, address, html, image, language, publishedAt }) => ({
			id: address,
			url: address,
			title: essay.title,
			content_html: html,
			summary: essay.excerpt,
			...(image ? { image } : {}),
			date_published: publishedAt.toISOString(),
			date_modified: essay.updatedAt.toISOString(),
			language,
		})),
	});
}
