import { partialContentHeader } from "@site/shared-data";
import { type RouteObject, type RouterContextProvider, routerFuture } from "@site/shared-ui/router";
import { createStaticHandler } from "@site/shared-ui/router/server";
import { routeTree } from "../../browser/routes.tsx";

interface QueryOptions {
	request: Request;
	routes: RouteObject[];
	context: RouterContextProvider;
}

/** The result of the loaders of the matched routes. */
export type QueryResult = Exclude<Awaited<ReturnType<typeof queryRoutes>>, Response>;

/** Runs the loaders of the matched routes; a redirect comes back as a Response. */
export async function queryRoutes({ request, routes, context }: QueryOptions) {
	const handler = getHandler(routes);
	const result = await handler.query(request, { requestContext: context });
	if (result instanceof Response) return result;
	// A lazy route that failed to load would never be retried with the same handler.
	if (result.errors) handlers.delete(routes);
	// A loader marked its data as partial: a fallback replaces a failed read.
	const isIncomplete = Object.values(result.loaderHeaders).some((headers) => headers.has(partialContentHeader));
	return { handler, result, isIncomplete };
}

const handlers = new WeakMap<RouteObject[], ReturnType<typeof createStaticHandler>>();

/** One handler for each remote: it keeps the lazy routes that it has loaded. */
function getHandler(routes: RouteObject[]) {
	const known = handlers.get(routes);
	if (known) return known;
	const handler = createStaticHandler(routeTree({ public: routes }, []), { future: routerFuture });
	handlers.set(routes, handler);
	return handler;
}
