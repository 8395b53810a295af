import { DataError, type PublicPage, type PublicRepositories, pages, urls } from "@site/shared-data";
import type { Handler } from "hono";
import type { PageCache, Render } from "../cache/createPageCache.ts";
import { createPageResponse } from "../cache/createPageResponse.ts";
import { addLogFields } from "../log.ts";

type VisitorOrigin = (request: Request) => string;

/**
 * Returns a handler that responds with what `render` gives for a URL, cached for all visitors. The URL is the
 * visitor's origin, the path and the query parameters that the page reads. A fragment, which no request has,
 * keeps another form of the page apart.
 */
export function createCachedHandler(cache: PageCache, visitorOrigin: VisitorOrigin, { services }: PublicRepositories) {
	/** The admin's own categories are read, and cached like a page, only when one is asked for. */
	async function readCategories(origin: string, { pathname, searchParams }: URL): Promise<string[]> {
		if (pathname !== urls.store() || !searchParams.get("kategori")) return [];
		// No request has a fragment, so nobody gets this as a page.
		const { body } = await cache.get(`${origin}${urls.store()}#categories`, () => storeCategories(services));
		return JSON.parse(body.toString());
	}
	return (render: Render, fragment = ""): Handler =>
		async ({ req }) => {
			const origin = visitorOrigin(req.raw);
			const requested = new URL(req.url);
			const url = origin + cacheKey(requested, { kategori: await readCategories(origin, requested) }) + fragment;
			return createPageResponse(req.raw, await cache.get(url, render, (cache) => addLogFields({ cache })));
		};
}

async function storeCategories(services: PublicRepositories["services"]): Promise<Response> {
	try {
		const { categories } = await services.readCatalog();
		return Response.json(categories.map(({ id }) => id));
	} catch (error) {
		if (!(error instanceof DataError)) throw error;
		return Response.json([], { status: 503 });
	}
}

/** The path with the parameters and values that the page reads; `further` values come from the database. */
export function cacheKey({ pathname, searchParams }: URL, further: Record<string, readonly string[]> = {}): string {
	const page: PublicPage | undefined = pages.find(({ path }) => path === pathname);
	const queryParams = Object.entries(page?.query ?? {}).flatMap(([name, values]) => {
		const value = searchParams.get(name) ?? "";
		return values.includes(value) || further[name]?.includes(value) ? [[name, value]] : [];
	});
	return queryParams.length > 0 ? `${pathname}?${new URLSearchParams(queryParams)}` : pathname;
}

const privateHeaders = {
	"cache-control": "private, no-store",
	"referrer-policy": "no-referrer",
	"x-robots-tag": "noindex",
};

/** Returns a handler for URLs that are secrets themselves: nothing keeps what `render` gives for them. */
export function createPrivateHandler(visitorOrigin: VisitorOrigin) {
	return (render: Render): Handler =>
		async ({ req }) => {
			const response = await render(visitorOrigin(req.raw) + new URL(req.url).pathname);
			for (const [name, value] of Object.entries(privateHeaders)) response.headers.set(name, value);
			return response;
		};
}
