import { types } from "node:util";
import { DataError, partialContentHeader } from "@site/shared-data";
import { isRouteErrorResponse, type RouteObject, type RouterContextProvider, routerFuture } from "@site/shared-ui/router";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "@site/shared-ui/router/server";
import { createStore, Provider } from "jotai";
import { StrictMode } from "react";
import { type HydrationData, omitRenderedHtml } from "../../browser/boot/BootData.ts";
import { routeTree } from "../../browser/routes.tsx";
import { log } from "../log.ts";
import { type RenderedDocument, renderHtml } from "./renderHtml.tsx";

interface QueryOptions {
	request: Request;
	routes: RouteObject[];
	context: RouterContextProvider;
}

/** The result of the loaders of the matched routes. */
export type QueryResult = Exclude<Awaited<ReturnType<typeof queryRoutes>>, Response>;

/** Runs the loaders of the matched routes; returns a redirect as a Response. */
export async function queryRoutes({ request, routes, context }: QueryOptions) {
	const handler = getHandler(routes);
	const result = await handler.query(request, { requestContext: context });
	if (result instanceof Response) return result;
	// The handler would never retry a lazy route that failed to load.
	if (result.errors) handlers.delete(routes);
	// A loader marked its data as partial: a fallback replaces a failed read.
	const isIncomplete = Object.values(result.loaderHeaders).some((headers) => headers.has(partialContentHeader));
	return { handler, result, isIncomplete };
}

const handlers = new WeakMap<RouteObject[], ReturnType<typeof createStaticHandler>>();

/** One handler per route tree, because it stores its loaded lazy routes. */
function getHandler(routes: RouteObject[]) {
	const known = handlers.get(routes);
	if (known) return known;
	const handler = createStaticHandler(routeTree({ public: routes }, []), { future: routerFuture });
	handlers.set(routes, handler);
	return handler;
}

/** A page as text, so that another process can render it and no value is too deep or too large to send. */
export interface RenderedPage {
	/** Present when it was requested. */
	document?: RenderedDocument;
	/** As JSON: HydrationData for a document, else its loaderData. */
	data: string;
	routeIds: string[];
	status: number;
	/** A loader marked its data as partial. */
	isIncomplete: boolean;
	/** Whether an external remote's own code failed, not the backend. */
	isBroken?: boolean;
}

/** The page of a result, with its document when that is needed. */
export async function toPage({ handler, result, isIncomplete }: QueryResult, hasDocument: boolean): Promise<RenderedPage> {
	const errors =
		result.errors && Object.fromEntries(Object.entries(result.errors).map(([id, error]) => [id, toBrowserError(error)]));
	const hydration: HydrationData = { loaderData: result.loaderData, actionData: result.actionData, errors };
	const data = hasDocument ? toJson(hydration, omitRenderedHtml) : toJson(hydration.loaderData);
	const routeIds = result.matches.map(({ route }) => route.id);
	const page = { data, routeIds, status: statusOf(result.errors, result.statusCode), isIncomplete };
	return hasDocument ? { ...page, document: await renderDocument({ handler, result }) } : page;
}

/** Throws for values that JSON lacks or would silently drop. */
export function toJson(data: unknown, replace = (_key: string, value: unknown) => value): string {
	return JSON.stringify(data, (key, value) => {
		const isLost = typeof value === "function" || typeof value === "symbol" || types.isPromise(value);
		if (isLost || types.isMap(value) || types.isSet(value)) throw new TypeError(`"${key}" of the loader data is no JSON.`);
		return replace(key, value);
	});
}

function renderDocument({ handler, result }: Pick<QueryResult, "handler" | "result">): Promise<RenderedDocument> {
	const router = createStaticRouter(handler.dataRoutes, result, { future: routerFuture });
	return renderHtml(
		<StrictMode>
			<Provider store={createStore()}>
				<StaticRouterProvider router={router} context={result} hydrate={false} />
			</Provider>
		</StrictMode>,
	);
}

/** The page's status: 503 when the backend failed, so that crawlers retry. Unexpected errors are logged. */
function statusOf(errors: Record<string, unknown> | null, status: number): number {
	const thrown = Object.values(errors ?? {});
	for (const error of thrown) if (!isRouteErrorResponse(error)) log.error({ err: error }, "A loader or an action failed.");
	return thrown.some((error) => error instanceof DataError) ? 503 : status;
}

/** Messages and stacks stay on the server; an error boundary in the browser needs only the kind. */
function toBrowserError(error: unknown) {
	if (isRouteErrorResponse(error)) return error;
	return { name: error instanceof Error ? error.name : "Error", kind: error instanceof DataError ? error.kind : "unknown" };
}
