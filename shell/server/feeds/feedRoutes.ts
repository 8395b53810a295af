import { DataError } from "@site/shared-data";
import { type Context, Hono } from "hono";
import type { Feeds, FeedText } from "./createFeeds.ts";

/**
 * `/rss.xml`, `/feed.json`, `/sitemap.xml` and `/robots.txt` for the site at SITE_URL, or without it at the
 * origin that a request is made to.
 */
export function feedRoutes(feeds: Feeds, siteUrl?: string): Hono {
	const app = new Hono();
	const originOf = ({ url }: Request) => siteUrl ?? new URL(url).origin;
	const text = (path: string, type: string, read: (origin: string) => Promise<FeedText>) =>
		app.get(path, (context) => answer(context, type, read(originOf(context.req.raw))));
	text("/rss.xml", "application/rss+xml; charset=utf-8", feeds.rss);
	text("/feed.json", "application/feed+json; charset=utf-8", feeds.json);
	text("/sitemap.xml", "application/xml; charset=utf-8", feeds.sitemap);
	app.get("/robots.txt", (context) =>
		context.text(`User-agent: *\nDisallow: /admin\n\nSitemap: ${originOf(context.req.raw)}/sitemap.xml\n`),
	);
	return app;
}

async function answer(context: Context, type: string, reading: Promise<FeedText>): Promise<Response> {
	try {
		const { body, updatedAt } = await reading;
		return new Response(body, { headers: { "content-type": type, "last-modified": updatedAt.toUTCString() } });
	} catch (error) {
		if (!(error instanceof DataError)) throw error;
		return context.text("The content cannot be read just now. Please come again in a moment.\n", 503, {
			"retry-after": "5",
		});
	}
}
