import type { Handler } from "hono";
import { answerPage } from "../cache/answerPage.ts";
import type { PageCache, Render } from "../cache/createPageCache.ts";

/**
 * Makes handlers that answer with what `render` makes of a URL, cached for all visitors. The URL is the
 * origin that the visitor is on and the path: no page of the site reads a query string, so none is passed on.
 */
export function cacheIn(pages: PageCache, visitorOrigin: (request: Request) => string) {
	return (render: Render): Handler =>
		async ({ req }) => {
			const url = visitorOrigin(req.raw) + new URL(req.url).pathname;
			return answerPage(req.raw, await pages.get(url, render));
		};
}
