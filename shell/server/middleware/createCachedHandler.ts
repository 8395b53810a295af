import { type PublicPage, pages } from "@site/shared-data";
import type { Handler } from "hono";
import type { PageCache, Render } from "../cache/createPageCache.ts";
import { createPageResponse } from "../cache/createPageResponse.ts";
import { addLogFields } from "../log.ts";

/**
 * Returns a handler that responds with what `render` gives for a URL, cached for all visitors. The URL is the
 * visitor's origin, the path and the query parameters that the page reads.
 */
export function createCachedHandler(cache: PageCache, visitorOrigin: (request: Request) => string) {
	return (render: Render): Handler =>
		async ({ req }) => {
			const url = visitorOrigin(req.raw) + cacheKey(new URL(req.url));
			return createPageResponse(req.raw, await cache.get(url, render, (cache) => addLogFields({ cache })));
		};
}

/**
 * The path and query string of the cache key: parameters and values that the page does not read are left out.
 */
export function cacheKey({ pathname, searchParams }: URL): string {
	const page: PublicPage | undefined = pages.find(({ path }) => path === pathname);
	const queryParams = Object.entries(page?.query ?? {}).flatMap(([name, values]) => {
		const value = searchParams.get(name) ?? "";
		return values.includes(value) ? [[name, value]] : [];
	});
	return queryParams.length > 0 ? `${pathname}?${new URLSearchParams(queryParams)}` : pathname;
}
