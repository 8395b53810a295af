import { incompleteHeader } from "@site/shared-data";
import { type RouteObject, type RouterContextProvider, routerFuture } from "@site/shared-ui/router";
import { createStaticHandler } from "@site/shared-ui/router/server";
import { routeTree } from "../../browser/routes.tsx";

interface QueryOptions {
	request: Request;
	routes: RouteObject[];
	context: RouterContextProvider;
}

/** What the loaders of the matched routes have read. */
export type QueryResult = Exclude<Awaited<ReturnType<typeof queryRoutes>>, Response>;

/** Runs the loaders of the matched routes; a redirect comes back as a Response. */
export async function queryRoutes({ request, routes, context }: QueryOptions) {
	const handler = getHandler(routes);
	const result = await handler.query(request, { requestContext: context });
	if (result instanceof Response) return result;
	// A route that could not be loaded would never be loaded again.
	if (result.errors) handlers.delete(routes);
	// Something could not be read, and a fallback is in its place.
	const isIncomplete = Object.values(result.loaderHeaders).some((headers) => headers.has(incompleteHeader));
	return { handler, result, isIncomplete };
}

const handlers = new WeakMap<RouteObject[], ReturnType<typeof createStaticHandler>>();

/** One for as long as the remote is the same: what its lazy routes have loaded stays with them. */
function getHandler(routes: RouteObject[]) {
	const known = handlers.get(routes);
	if (known) return known;
	const handler = createStaticHandler(routeTree({ public: routes }, []), { future: routerFuture });
	handlers.set(routes, handler);
	return handler;
}
