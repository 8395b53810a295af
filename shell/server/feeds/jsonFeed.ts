import type { FeedItem } from "./toFeedItem.ts";

interface FeedText {
	origin: string;
	author: string;
	description: string;
	items: FeedItem[];
}

/** The essays as JSON Feed 1.1 with their full content (jsonfeed.org/version/1.1). */
export function jsonFeed({ origin, author, description, items }: FeedText): string {
	return JSON.stringify({
		version: "https://jsonfeed.org/version/1.1",
		title: `${author}: essays`,
		home_page_url: `${origin}/essays`,
		feed_url: `${origin}/feed.json`,
		description,
		language: "en",
		authors: [{ name: author, url: `${origin}/` }],
		items: items.map(({ essay, url, html, image, publishedAt }) => ({
			id: url,
			url,
			title: essay.title,
			content_html: html,
			summary: essay.description ?? essay.excerpt,
			...(image ? { image } : {}),
			date_published: publishedAt.toISOString(),
			date_modified: essay.updatedAt.toISOString(),
			language: essay.language,
			...(essay.topics.length > 0 ? { tags: essay.topics } : {}),
		})),
	});
}
