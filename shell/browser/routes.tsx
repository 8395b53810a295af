import type { RemoteId } from "@site/shared-data";
import { type MiddlewareFunction, Outlet, type RouteObject } from "@site/shared-ui/router";
import { Loading } from "./errors/Loading.tsx";
import { RouteErrorPage } from "./errors/RouteErrorPage.tsx";
import { signOutRoute } from "./session/signOutRoute.ts";

/** The route that a remote's routes are patched into. */
export const slotRouteId = (id: RemoteId) => `slot-${id}`;

/**
 * The shell's frame around the remotes' routes. Layout and slots are pathless: with a path on them the router
 * never asks for a remote's routes at "/". Routes that are not known yet arrive through
 * patchRoutesOnNavigation.
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
