import type { RemoteId } from "@site/shared-data";
import { type MiddlewareFunction, Outlet, type RouteObject } from "@site/shared-ui/router";
import { Loading } from "./errors/Loading.tsx";
import { RouteErrorPage } from "./errors/RouteErrorPage.tsx";
import { signOutRoute } from "./session/signOutRoute.ts";

/** The route that a remote's routes are patched into. */
export const slotRouteId = (id: RemoteId) => `slot-${id}`;

/**
 * The shell's routes around the remotes' routes. Layout and slots have no path: otherwise the router would
 * not load a remote's routes for "/". Routes of other remotes are patched in by patchRoutesOnNavigation.
 */
export function routeTree(
	loadedRoutes: Partial<Record<RemoteId, RouteObject[]>>,
	adminMiddleware: MiddlewareFunction[],
): RouteObject[] {
	return [
		{
			id: "shell",
			Component: Outlet,
			ErrorBoundary: RouteErrorPage,
			HydrateFallback: Loading,
			children: [
				{ id: slotRouteId("public"), children: loadedRoutes.public ?? [] },
				{
					id: slotRouteId("admin"),
					ErrorBoundary: RouteErrorPage,
					middleware: adminMiddleware,
					children: [signOutRoute, ...(loadedRoutes.admin ?? [])],
				},
			],
		},
	];
}
