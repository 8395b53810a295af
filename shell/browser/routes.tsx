import { type Area, urls } from "@site/shared-data";
import { LoadingState } from "@site/shared-ui";
import { type MiddlewareFunction, Outlet, type RouteObject, useLocation, useRevalidator } from "@site/shared-ui/router";
import { useEffect } from "react";
import { RouteErrorPage } from "./errors/RouteErrorPage.tsx";
import { loadFormInput } from "./router/loadFormInput.ts";

/** The route into which a frame's routes are patched. */
export const slotRouteId = (area: Area) => `slot-${area}`;

/**
 * The shell's routes around the remotes' routes. Layout and slots have no path: otherwise the router would
 * not load a remote's routes for "/". Routes of other remotes are patched in by patchRoutesOnNavigation.
 */
export function routeTree(
	loadedRoutes: Partial<Record<Area, RouteObject[]>>,
	adminMiddleware: MiddlewareFunction[],
): RouteObject[] {
	return [
		{
			id: "shell",
			Component: Shell,
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

/** Restores the form input of a page that is shown, or shown again after an error. */
function Shell() {
	const { key } = useLocation();
	const { state } = useRevalidator();
	// oxlint-disable-next-line react/exhaustive-deps -- They say when a page is shown.
	useEffect(() => void loadFormInput()?.then((input) => input?.restoreFormInput()), [key, state]);
	return <Outlet />;
}

/** The loading state until a remote is loaded. */
export function Loading() {
	return (
		<main aria-busy="true">
			<LoadingState />
		</main>
	);
}

/** Ends the session of this browser, also for accounts without access. Loaded with the guard. */
const signOutRoute: RouteObject = {
	id: "sign-out",
	path: urls.admin.signOut().slice(1),
	lazy: () => import(/* webpackChunkName: "admin" */ "./session/signOutRoute.ts"),
};
