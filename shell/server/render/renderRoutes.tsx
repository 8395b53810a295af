import { DataError } from "@site/shared-data";
import { isRouteErrorResponse, routerFuture } from "@site/shared-ui/router";
import { createStaticRouter, StaticRouterProvider } from "@site/shared-ui/router/server";
import { createStore, Provider } from "jotai";
import { StrictMode } from "react";
import type { HydrationData } from "../../browser/boot/BootData.ts";
import type { QueryResult } from "./queryRoutes.ts";
import { type RenderedDocument, renderHtml } from "./renderHtml.tsx";
import { statusOf } from "./statusOf.ts";

interface RenderedRoutes {
	document: RenderedDocument;
	status: number;
	hydration: HydrationData;
	/** Ids of the matched routes. */
	routes: string[];
}

/** Renders the matched routes with their loader data. */
export async function renderRoutes({ handler, result }: QueryResult): Promise<RenderedRoutes> {
	const router = createStaticRouter(handler.dataRoutes, result, { future: routerFuture });
	const document = await renderHtml(
		<StrictMode>
			<Provider store={createStore()}>
				<StaticRouterProvider router={router} context={result} hydrate={false} />
			</Provider>
		</StrictMode>,
	);
	const errors = result.errors && mapValues(result.errors, toBrowserError);
	return {
		document,
		status: statusOf(result.errors, result.statusCode),
		hydration: { loaderData: result.loaderData, actionData: result.actionData, errors },
		routes: result.matches.map(({ route }) => route.id),
	};
}

/** Messages and stacks stay on the server; an error boundary in the browser needs only the kind. */
function toBrowserError(error: unknown) {
	if (isRouteErrorResponse(error)) return error;
	return { name: error instanceof Error ? error.name : "Error", kind: error instanceof DataError ? error.kind : "unknown" };
}

function mapValues<T, U>(record: Record<string, T>, convert: (value: T) => U): Record<string, U> {
	return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, convert(value)]));
}
