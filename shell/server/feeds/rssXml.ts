import { urls } from "@site/shared-data";
import { escapeXml } from "./escapeXml.ts";
import type { FeedItem } from "./toFeedItem.ts";

interface Feed {
	origin: string;
	author: string;
	description: string;
	items: FeedItem[];
	updatedAt: Date;
	/** The topic of all items; without it the feed is that of all essays. */
	topic?: { slug: string; name: string };
}

/** The essays as RSS 2.0 with their full content. */
export function rssXml({ origin, author, description, items, updatedAt, topic }: Feed): string {
	const [page, feed] = topic ? [urls.topic(topic.slug), urls.topicFeed(topic.slug)] : [urls.essays(), "/rss.xml"];
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
		"<channel>",
		element("title", topic ? `${author}: essays on ${topic.name}` : `${author}: essays`),
		element("link", `${origin}${page}`),
		element("description", description),
		element("language", "en"),
		element("lastBuildDate", updatedAt.toUTCString()),
		`<atom:link href="${escapeXml(`${origin}${feed}`)}" rel="self" type="application/rss+xml"/>`,
		...items.map((item) => itemXml(item, author)),
		"</channel>",
		"</rss>",
		"",
	].join("\n");
}

function itemXml({ essay, url, html, image, publishedAt }: FeedItem, author: string) {
	const imageHtml = image && `<p><img src="${escapeXml(image)}" alt=""></p>\n`;
	return [
		"<item>",
		element("title", essay.title),
		element("link", url),
		`<guid isPermaLink="true">${escapeXml(url)}</guid>`,
		element("pubDate", publishedAt.toUTCString()),
		element("dc:creator", author),
		element("dc:language", essay.language),
		...essay.topics.map((topic) => element("category", topic)),
		element("description", essay.description ?? essay.excerpt),
		element("content:encoded", imageHtml + html),
		"</item>",
	].join("\n");
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
