import { DataError, type Essay, type PublicRepositories, type RedirectReader, type RenderMarkdown } from "@site/shared-data";
import { encodeNonAscii, topicsOf } from "@site/shared-data/rules";
import type { Render } from "../cache/createPageCache.ts";
import { type Feed, jsonFeed, rssXml, toFeedItem } from "./essayFeeds.ts";
import { manifestJson } from "./manifestJson.ts";
import { documentPath, llmsText, markdownDocument, toMarkdownPath } from "./markdownDocuments.ts";
import { sitemapXml } from "./sitemapXml.ts";

const maxFeedItems = 50;
/** Limit for all texts of a feed; at thirty times as much, one feed would use all of the server's memory. */
const maxFeedCharacters = 1_000_000;
/** How many texts are read at once. */
const feedBatch = 5;

interface FeedOptions {
	siteUrl: string | undefined;
	/** The paths of external remotes that belong in the sitemap. */
	guestPaths: () => string[];
	redirects: RedirectReader;
}

/** Feeds, Markdown, sitemap and search index. Their URLs begin with SITE_URL or the request's origin. */
export function createFeeds(
	{ essays, projects, services, profile, settings, search }: PublicRepositories,
	renderMarkdown: RenderMarkdown,
	{ siteUrl, guestPaths, redirects }: FeedOptions,
): Record<
	"rss" | "topicRss" | "json" | "markdown" | "llms" | "manifest" | "sitemap" | "robots" | "search" | "categories",
	Render
> {
	const originOf = (url: string) => siteUrl ?? new URL(url).origin;
	return {
		rss: (url) =>
			orUnavailable(async () => {
				const feed = await readFeed(await readNewest(), originOf(url));
				return feedResponse("application/rss+xml", rssXml(feed));
			}),
		topicRss: (url) =>
			orUnavailable(async () => {
				const slug = new URL(url).pathname.split("/")[3] ?? "";
				const newest = await readNewest((range) => essays.listOfTopicWithContent(slug, range));
				const name = topicsOf(newest).get(slug);
				if (name === undefined) return new Response("There is no such feed.\n", { status: 404 });
				const feed = await readFeed(newest, originOf(url));
				return feedResponse("application/rss+xml", rssXml({ ...feed, topic: { slug, name } }));
			}),
		json: (url) =>
			orUnavailable(async () => {
				const feed = await readFeed(await readNewest(), originOf(url));
				return feedResponse("application/feed+json", jsonFeed(feed));
			}),
		markdown: (url) =>
			orUnavailable(async () => {
				const path = new URL(url).pathname.replace(/\.md$/, "");
				const [, list, id = ""] = path.split("/");
				const entry = await (list === "essays" ? essays : projects).getPublished(id);
				if (!entry) return redirectToMarkdown(await redirects.find(path));
				const { author } = await readAuthor();
				const page = originOf(url) + path;
				const text = markdownDocument(entry, { author, url: page });
				return feedResponse("text/markdown", text, { link: `<${page}>; rel="canonical"` });
			}),
		llms: (url) =>
			orUnavailable(async () => {
				const lists = await Promise.all([essays.listSearchEntries(), projects.listSearchEntries()]);
				const { author, owner, site } = await readAuthor();
				const description = site.defaultDescription || (owner?.title ?? "");
				const text = llmsText({ origin: originOf(url), author, description }, ...lists);
				return new Response(text);
			}),
		manifest: () =>
			orUnavailable(async () => {
				const { author, owner, site } = await readAuthor();
				return feedResponse("application/manifest+json", manifestJson(author, owner, site));
			}),
		sitemap: (url) =>
			orUnavailable(async () => {
				const [allEssays, allProjects, { updatedAt: store }] = await Promise.all([
					essays.listSitemapEntries(),
					projects.listSitemapEntries(),
					services.readCatalog(),
				]);
				const xml = sitemapXml(originOf(url), { essays: allEssays, projects: allProjects, store, guestPaths: guestPaths() });
				return feedResponse("application/xml", xml);
			}),
		robots: async (url) => new Response(`User-agent: *\nDisallow: /admin\n\nSitemap: ${originOf(url)}/sitemap.xml\n`),
		search: () =>
			orUnavailable(
				async () => Response.json(await search.index()),
				(init) => Response.json({ message: "The search index cannot be loaded at the moment." }, init),
			),
		/** The ids of the store's categories, for the server itself. */
		categories: () =>
			orUnavailable(
				async () => Response.json((await services.readCatalog()).categories.map(({ id }) => id)),
				(init) => Response.json([], init),
			),
	};

	/** The newest essays, as many as fit within the limit of characters. */
	async function readNewest(read = essays.listPublishedWithContent): Promise<Essay[]> {
		const newest: Essay[] = [];
		let characters = 0;
		for (let offset = 0; offset < maxFeedItems; offset += feedBatch) {
			const batch = await read({ limit: feedBatch, offset });
			for (const essay of batch) {
				if (newest.length > 0 && characters + essay.content.length > maxFeedCharacters) return newest;
				newest.push(essay);
				characters += essay.content.length;
			}
			if (batch.length < feedBatch) break;
		}
		return newest;
	}

	async function readAuthor() {
		const [owner, site] = await Promise.all([profile.get(), settings.get()]);
		return { author: owner?.name ?? site.name, owner, site };
	}

	async function readFeed(newest: Essay[], origin: string): Promise<Feed> {
		const { author, site } = await readAuthor();
		const { timeZone } = site;
		return {
			origin,
			author,
			description: site.leads.essays,
			items: await Promise.all(newest.map((essay) => toFeedItem(essay, { origin, timeZone, renderMarkdown }))),
		};
	}
}

function feedResponse(type: string, body: string, headers: Record<string, string> = {}) {
	return new Response(body, { headers: { "content-type": `${type}; charset=utf-8`, ...headers } });
}

/** Redirects for an essay's or project's old path to the Markdown of its page. */
function redirectToMarkdown(target: string | null) {
	const location = target && encodeNonAscii(target.replace(documentPath, toMarkdownPath));
	return new Response(null, location ? { status: 301, headers: { location } } : { status: 404 });
}

/** A 503 while the backend does not answer. */
async function orUnavailable(respond: () => Promise<Response>, unavailable = feedUnavailable): Promise<Response> {
	try {
		return await respond();
	} catch (error) {
		if (!(error instanceof DataError)) throw error;
		return unavailable({ status: 503, headers: { "retry-after": "5" } });
	}
}

const feedUnavailable = (init: ResponseInit) =>
	new Response("The content cannot be loaded at the moment. Try again later.\n", init);
