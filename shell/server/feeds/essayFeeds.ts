import { allowedUrl, type Essay, type RenderMarkdown, urls } from "@site/shared-data";
import { sourcesOf } from "@site/shared-data/images";
import { escapeXml } from "./escapeXml.ts";

/** The essays of a feed and its metadata. */
export interface Feed {
	origin: string;
	author: string;
	description: string;
	items: FeedItem[];
	/** The topic of all items; absent in the feed of all essays. */
	topic?: { slug: string; name: string };
}

/** An essay in a feed: absolute URLs, and HTML that needs no style sheet. */
interface FeedItem {
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
	const { html } = await renderMarkdown(essay.content, { base: url, language: essay.language });
	const allowed = sourcesOf(allowedUrl(essay.featuredImage)).src;
	const image = allowed && URL.canParse(allowed, url) ? new URL(allowed, url).href : "";
	return { essay, url, html, image, publishedAt: startOfDay(essay.date, timeZone) };
}

/** The essays as JSON Feed 1.1 with their full content (jsonfeed.org/version/1.1). */
export function jsonFeed({ origin, author, description, items }: Feed): string {
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

/** The essays as RSS 2.0 with their full content. */
export function rssXml({ origin, author, description, items, topic }: Feed): string {
	const [page, feed] = topic ? [urls.topic(topic.slug), urls.topicFeed(topic.slug)] : [urls.essays(), "/rss.xml"];
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
		"<channel>",
		element("title", topic ? `${author}: essays on ${topic.name}` : `${author}: essays`),
		element("link", `${origin}${page}`),
		element("description", description),
		element("language", "en"),
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

/** The start of a calendar day (yyyy-mm-dd) in a time zone ("Asia/Jakarta"). */
export function startOfDay(day: string, timeZone: string): Date {
	const asIfUtc = new Date(`${day}T00:00:00Z`);
	const guess = new Date(asIfUtc.getTime() - offsetAt(asIfUtc, timeZone));
	// Daylight saving may change the offset between the two times, so it is read again at the guess.
	return new Date(asIfUtc.getTime() - offsetAt(guess, timeZone));
}

/** Milliseconds that the zone's clock is ahead of UTC. */
function offsetAt(moment: Date, timeZone: string) {
	const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" }).formatToParts(moment);
	const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
	const [, sign, hours = "0", minutes = "0"] = /^GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
	return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
