import { DataError } from "@site/shared-data";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import type { Feeds, FeedText } from "./createFeeds.ts";

/** `/rss.xml`, `/feed.json`, `/sitemap.xml` and `/robots.txt` for the site at the origin that a request is made to. */
export function feedRoutes(feeds: Feeds, originOf: (request: Request) => string): Hono {
	const app = new Hono();
	const text = (path: string, type: string, read: (origin: string) => Promise<FeedText>) =>
		app.get(path, compress(), etag(), (context) => answer(context, type, read(originOf(context.req.raw))));
	text("/rss.xml", "application/rss+xml; charset=utf-8", feeds.rss);
	text("/feed.json", "application/feed+json; charset=utf-8", feeds.json);
	text("/sitemap.xml", "application/xml; charset=utf-8", feeds.sitemap);
	app.get("/robots.txt", (context) =>
		context.text(`User-agent: *\nDisallow: /admin\n\nSitemap: ${originOf(context.req.raw)}/sitemap.xml\n`, 200, {
			"cache-control": "public, max-age=3600",
		}),
	);
	return app;
}

async function answer(context: Context, type: string, reading: Promise<FeedText>): Promise<Response> {
	try {
		const { body, updatedAt } = await reading;
		const since = Date.parse(context.req.header("if-modified-since") ?? "");
		// The entity tag decides where there is one; a date has only seconds.
		const isKnown = !context.req.header("if-none-match") && Math.floor(updatedAt.getTime() / 1_000) * 1_000 <= since;
		const headers = { "content-type": type, "last-modified": updatedAt.toUTCString(), "cache-control": "no-cache" };
		return isKnown ? new Response(null, { status: 304, headers }) : new Response(body, { headers });
	} catch (error) {
		if (!(error instanceof DataError)) throw error;
		return context.text("The content cannot be read just now. Please come again in a moment.\n", 503, {
			"retry-after": "5",
			"cache-control": "no-store",
		});
	}
}
