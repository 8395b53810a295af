import { DataError, type Essay, type PublicRepositories, type RenderMarkdown } from "@site/shared-data";
import { topicsOf } from "@site/shared-data/rules";
import type { Render } from "../cache/createPageCache.ts";
import { jsonFeed } from "./jsonFeed.ts";
import { rssXml } from "./rssXml.ts";
import { sitemapXml } from "./sitemapXml.ts";
import { toFeedItem } from "./toFeedItem.ts";

/** The body of a feed and the time of its last change. */
interface FeedText {
	body: string;
	updatedAt: Date;
}

/**
 * Feeds and sitemap of the published rows. Their URLs begin with SITE_URL, or without it with the request's
 * origin.
 */
export function createFeeds(
	{ essays, projects, services, profile, settings }: PublicRepositories,
	renderMarkdown: RenderMarkdown,
	siteUrl?: string,
): Record<"rss" | "topicRss" | "json" | "sitemap" | "robots", Render> {
	const originOf = (url: string) => siteUrl ?? new URL(url).origin;
	return {
		rss: (url) =>
			feedResponse("application/rss+xml; charset=utf-8", async () => {
				const { feed, updatedAt } = await feedAt(originOf(url));
				return { body: rssXml({ ...feed, updatedAt }), updatedAt };
			}),
		topicRss: (url) =>
			feedResponse("application/rss+xml; charset=utf-8", async () => {
				const slug = new URL(url).pathname.split("/")[3] ?? "";
				const newest = await essays.listOfTopicWithContent(slug, { limit: maxFeedItems });
				const name = topicsOf(newest).get(slug);
				if (name === undefined) return null;
				const { feed, updatedAt } = await feedOf(newest, originOf(url));
				return { body: rssXml({ ...feed, updatedAt, topic: { slug, name } }), updatedAt };
			}),
		json: (url) =>
			feedResponse("application/feed+json; charset=utf-8", async () => {
				const { feed, updatedAt } = await feedAt(originOf(url));
				return { body: jsonFeed(feed), updatedAt };
			}),
		sitemap: (url) =>
			feedResponse("application/xml; charset=utf-8", async () => {
				const [allEssays, allProjects, { updatedAt: store }] = await Promise.all([
					essays.listSitemapEntries(),
					projects.listSitemapEntries(),
					services.readCatalog(),
				]);
				const content = { essays: allEssays, projects: allProjects, store };
				const changes = [...allEssays, ...allProjects, ...(store ? [{ updatedAt: store }] : [])];
				return { body: sitemapXml(originOf(url), content), updatedAt: latestUpdate(changes) };
			}),
		robots: async (url) =>
			new Response(`User-agent: *\nDisallow: /admin\n\nSitemap: ${originOf(url)}/sitemap.xml\n`, {
				headers: { "content-type": "text/plain; charset=UTF-8" },
			}),
	};

	async function feedAt(origin: string) {
		return feedOf(await essays.listPublishedWithContent({ limit: maxFeedItems }), origin);
	}

	async function feedOf(newest: Essay[], origin: string) {
		const [ownProfile, site] = await Promise.all([profile.get(), settings.get()]);
		const items = await Promise.all(
			newest.map((essay) => toFeedItem(essay, { origin, timeZone: site.timeZone, renderMarkdown })),
		);
		return {
			feed: { origin, author: ownProfile?.name ?? site.name, description: site.leads.essays, items },
			updatedAt: latestUpdate([...newest, ...(ownProfile ? [ownProfile] : [])]),
		};
	}
}

const maxFeedItems = 50;

const plainText = { "content-type": "text/plain; charset=UTF-8" };

async function feedResponse(type: string, readFeed: () => Promise<FeedText | null>): Promise<Response> {
	try {
		const text = await readFeed();
		if (!text) return new Response("There is no such feed.\n", { status: 404, headers: plainText });
		const { body, updatedAt } = text;
		return new Response(body, { headers: { "content-type": type, "last-modified": updatedAt.toUTCString() } });
	} catch (error) {
		if (!(error instanceof DataError)) throw error;
		const headers = { ...plainText, "retry-after": "5" };
		return new Response("The content cannot be read just now. Please come again in a moment.\n", { status: 503, headers });
	}
}

function latestUpdate(rows: { updatedAt: Date }[]) {
	return new Date(Math.max(0, ...rows.map(({ updatedAt }) => updatedAt.getTime())));
}
