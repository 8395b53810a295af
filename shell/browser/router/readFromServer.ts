import type { createBrowserRouter } from "@site/shared-ui/router";
import { remoteFor } from "../../deployment/index.ts";
import type { PageReader } from "./createPageReader.ts";

type DataStrategy = NonNullable<NonNullable<Parameters<typeof createBrowserRouter>[1]>["dataStrategy"]>;

/** How the router gets its data: a visit to a public page asks the server once, all else runs the loaders and actions of the routes. */
export function readFromServer(pages: PageReader): DataStrategy {
	return ({ runClientMiddleware, request, fetcherKey }) =>
		runClientMiddleware(async ({ matches }) => {
			const due = matches.filter((match) => match.shouldLoad);
			const page = new URL(request.url);
			const isVisit = request.method === "GET" && fetcherKey === null && remoteFor(page.pathname) === "public";
			const followsForm = due.some(({ shouldRevalidateArgs }) => shouldRevalidateArgs?.formMethod);
			const given = isVisit && !followsForm && due.some(({ route }) => route.loader) ? pages.read(page) : undefined;
			const results = await Promise.all(
				due.map((match) =>
					match.resolve(async (load) => {
						const data = await given;
						const { id } = match.route;
						return data && Object.hasOwn(data, id) ? data[id] : load();
					}),
				),
			);
			return Object.fromEntries(due.map(({ route }, index) => [route.id, results[index] as (typeof results)[number]]));
		});
}
