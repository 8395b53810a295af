import { type createBrowserRouter, data } from "@site/shared-ui/router";
import { remoteFor } from "../../deployment/index.ts";
import type { PageAnswer, PageReader } from "./pageData.ts";

type DataStrategy = NonNullable<NonNullable<Parameters<typeof createBrowserRouter>[1]>["dataStrategy"]>;

interface Options {
	read: PageReader;
	/** Whether a document is on the screen that another one may replace. */
	isInitialized: () => boolean;
	/** Shows the page that is wanted with a document load; never resolves. */
	loadDocument: () => Promise<never>;
}

/**
 * How the router gets its data: a public page with one request to the server, whose loaders ran there;
 * actions, fetchers and the admin's pages run in the browser. What cannot be shown from data is shown by the
 * server's document.
 */
export function singleFetch({ read, isInitialized, loadDocument }: Options): DataStrategy {
	return ({ runClientMiddleware, request, fetcherKey }) =>
		runClientMiddleware(async ({ matches }) => {
			const due = matches.filter((match) => match.shouldLoad);
			const page = new URL(request.url);
			const isVisit =
				process.env.NODE_ENV !== "development" &&
				request.method === "GET" &&
				fetcherKey === null &&
				remoteFor(page.pathname) === "public";
			const answer = isVisit && due.some(({ route }) => route.loader) ? answerFor(page) : undefined;
			const results = await Promise.all(
				due.map((match) =>
					match.resolve(async (load) => (answer && match.route.loader ? dataOf(await answer, match.route.id) : load())),
				),
			);
			return Object.fromEntries(due.map(({ route }, index) => [route.id, results[index] as (typeof results)[number]]));
		});

	async function answerFor(page: URL): Promise<PageAnswer> {
		const answer = await read(page);
		if ("loaderData" in answer) return answer;
		if (isInitialized()) return loadDocument();
		// A static host has no data for a page that was not exported: the layout takes those of its 404 page.
		return answer.status === 404 ? read(new URL("/404", page)) : answer;
	}
}

function dataOf(answer: PageAnswer, id: string): unknown {
	if (!("loaderData" in answer)) throw data(null, { status: answer.status });
	if (!Object.hasOwn(answer.loaderData, id)) throw data(null, { status: 404 });
	return answer.loaderData[id];
}
