import { DataError } from "@site/shared-data";
import { isRouteErrorResponse, routerFuture } from "@site/shared-ui/router";
import { createStaticRouter, StaticRouterProvider } from "@site/shared-ui/router/server";
import { createStore, Provider } from "jotai";
import { StrictMode } from "react";
import type { HydrationData } from "../../browser/boot/BootData.ts";
import { log } from "../log.ts";
import type { QueryResult } from "./queryRoutes.ts";
import { renderHtml } from "./renderHtml.tsx";

/** Renders the matched routes with their loader data. */
export async function renderRoutes({ handler, result }: QueryResult) {
	const router = createStaticRouter(handler.dataRoutes, result, { future: routerFuture });
	const document = await renderHtml(
		<StrictMode>
			<Provider store={createStore()}>
				<StaticRouterProvider router={router} context={result} hydrate={false} />
			</Provider>
		</StrictMode>,
	);
	const errors =
		result.errors && Object.fromEntries(Object.entries(result.errors).map(([id, error]) => [id, toBrowserError(error)]));
	const hydration: HydrationData = { loaderData: result.loaderData, actionData: result.actionData, errors };
	const routeIds = result.matches.map(({ route }) => route.id);
	return { document, status: statusOf(result.errors, result.statusCode), hydration, routeIds };
}

/** The page's status: 503 when the backend failed, so that crawlers retry. Unexpected errors are logged. */
export function statusOf(errors: Record<string, unknown> | null, status: number): number {
	const thrown = Object.values(errors ?? {});
	for (const error of thrown) if (!isRouteErrorResponse(error)) log.error({ err: error }, "A loader or an action failed.");
	return thrown.some((error) => error instanceof DataError) ? 503 : status;
}

/** Messages and stacks stay on the server; an error boundary in the browser needs only the kind. */
function toBrowserError(error: unknown) {
	if (isRouteErrorResponse(error)) return error;
	return { name: error instanceof Error ? error.name : "Error", kind: error instanceof DataError ? error.kind : "unknown" };
}
