import { type PublicPage, pages, partialContentHeader, urls } from "@site/shared-data";
import type { Handler } from "hono";
import type { PageCache, Render } from "../cache/createPageCache.ts";
import { createPageResponse } from "../cache/createPageResponse.ts";
import { addLogFields } from "../log.ts";

type VisitorOrigin = (request: Request) => string;

interface Form {
	/** Separates another form of a page in the cache; no request has a fragment. */
	fragment?: string;
	/** One path for all paths with the same document. */
	documentPath?: (pathname: string) => string;
}

/**
 * Returns a handler that responds with the result of `render` for a URL, cached for all visitors. The URL
 * consists of the visitor's origin, the path and the query parameters that the page reads.
 */
export function createCachedHandler(cache: PageCache, visitorOrigin: VisitorOrigin, renderCategories: Render) {
	/** The store's categories are read, and cached like a page, only for a request that filters by one. */
	async function readCategories(origin: string, { pathname, searchParams }: URL): Promise<string[]> {
		// Stryker disable next-line ArrayDeclaration: no request has a category like its text
		if (pathname !== urls.store() || !searchParams.get("kategori")) return [];
		const { body } = await cache.get(`${origin}${urls.store()}#categories`, renderCategories);
		return JSON.parse(body.toString());
	}
	return (render: Render, { fragment = "", documentPath = (pathname) => pathname }: Form = {}): Handler =>
		async ({ req }) => {
			const origin = visitorOrigin(req.raw);
			const requested = new URL(req.url);
			const kategori = await readCategories(origin, requested);
			const page = { pathname: documentPath(requested.pathname), searchParams: requested.searchParams };
			const url = origin + cacheKey(page, { kategori }) + fragment;
			return createPageResponse(req.raw, await cache.get(url, render, (cache) => addLogFields({ cache })));
		};
}

/** The path with the parameters and values that the page reads; `further` values come from the database. */
export function cacheKey(
	{ pathname, searchParams }: Pick<URL, "pathname" | "searchParams">,
	further: Record<string, readonly string[]> = {},
): string {
	const page: PublicPage | undefined = pages.find(({ path }) => path === pathname);
	const queryParams = Object.entries(page?.query ?? {}).flatMap(([name, values]) => {
		const value = searchParams.get(name) ?? "";
		return values.includes(value) || further[name]?.includes(value) ? [[name, value]] : [];
	});
	return queryParams.length > 0 ? `${pathname}?${new URLSearchParams(queryParams)}` : pathname;
}

/**
 * Returns a handler for a page with a query parameter of any value, which is rendered for each request.
 * Without a value, and when rendering fails, the next handler responds.
 */
export function createChoiceHandler(
	visitorOrigin: VisitorOrigin,
	{ parameter, maxLength }: { parameter: string; maxLength: number },
) {
	return (render: Render): Handler =>
		async ({ req }, next) => {
			const { pathname, searchParams } = new URL(req.url);
			const value = searchParams.get(parameter)?.trim() ?? "";
			if (value === "" || [...value].length > maxLength) return next();
			const query = new URLSearchParams({ [parameter]: value });
			const response = await render(`${visitorOrigin(req.raw)}${pathname}?${query}`);
			const isComplete = response.ok && !response.headers.has(partialContentHeader);
			return isComplete ? response : next();
		};
}

const privateHeaders = {
	"cache-control": "private, no-store",
	"referrer-policy": "no-referrer",
	"x-robots-tag": "noindex",
};

/** Returns a handler for URLs that are secrets themselves: the results of `render` are never stored. */
export function createPrivateHandler(visitorOrigin: VisitorOrigin) {
	return (render: Render): Handler =>
		async ({ req }) => {
			const response = await render(visitorOrigin(req.raw) + new URL(req.url).pathname);
			for (const [name, value] of Object.entries(privateHeaders)) response.headers.set(name, value);
			return response;
		};
}
