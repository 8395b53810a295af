import { urls } from "@site/shared-data";
import { type createBrowserRouter, data } from "@site/shared-ui/router";
import { areaOf, guestPrefix } from "../../deployment/index.ts";
import type { FetchPageData, PageDataResult } from "./pageData.ts";

type DataStrategy = NonNullable<NonNullable<Parameters<typeof createBrowserRouter>[1]>["dataStrategy"]>;

interface Options {
	fetchPageData: FetchPageData;
	/** Whether the server runs the loaders of a page. */
	isRenderedOnServer: (pathname: string) => boolean;
	/** Whether the router shows a page that a document load may replace. */
	isInitialized: () => boolean;
	/** Opens the target page with a document load; never resolves. */
	loadDocument: () => Promise<never>;
}

/**
 * The router's data strategy (single fetch): one request loads all data of a public page from the server.
 * Actions, fetchers and admin pages run in the browser. A page without data is opened with a document load.
 */
export function singleFetch({ fetchPageData, isRenderedOnServer, isInitialized, loadDocument }: Options): DataStrategy {
	return ({ runClientMiddleware, request, fetcherKey }) =>
		runClientMiddleware(async ({ matches }) => {
			const matchesToLoad = matches.filter((match) => match.shouldLoad);
			const page = new URL(request.url);
			const isPublicPage =
				process.env.NODE_ENV !== "development" &&
				request.method === "GET" &&
				fetcherKey === null &&
				areaOf(page.pathname) === "public";
			// The browser runs the loaders of an external remote that the server skips.
			const room = isRenderedOnServer(page.pathname) ? -1 : matches.findIndex(({ route }) => route.id.startsWith(guestPrefix));
			const isFromServer = (match: (typeof matches)[number]) =>
				isPublicPage && match.route.loader !== undefined && (room === -1 || matches.indexOf(match) < room);
			// The data of the page that does not exist are only the frame's.
			const source = room === -1 ? page : new URL(urls.notFound(), page);
			const result = matchesToLoad.some(isFromServer) ? fetchResult(source) : undefined;
			const results = await Promise.all(
				matchesToLoad.map((match) =>
					match.resolve(async (load) => (result && isFromServer(match) ? routeData(await result, match.route.id) : load())),
				),
			);
			return Object.fromEntries(matchesToLoad.map(({ route }, index) => [route.id, results[index] as (typeof results)[number]]));
		});

	async function fetchResult(page: URL): Promise<PageDataResult> {
		const result = await fetchPageData(page);
		if ("loaderData" in result) return result;
		if (isInitialized()) return loadDocument();
		// A static host has no data for a page that was not exported.
		return result.status === 404 ? fetchPageData(new URL(urls.notFound(), page)) : result;
	}
}

function routeData(result: PageDataResult, id: string): unknown {
	if (!("loaderData" in result)) throw data(null, { status: result.status });
	if (!Object.hasOwn(result.loaderData, id)) throw data(null, { status: 404 });
	return result.loaderData[id];
}
