import type { RemoteId, RemoteModule } from "@site/shared-data";
import type { MiddlewareFunction, RouteObject } from "@site/shared-ui/router";
import { type Guest, guestPrefix } from "../../deployment/index.ts";
import { GuestErrorPage } from "./GuestErrorPage.tsx";

/**
 * An external remote's routes for the frame's slot. They have their own error boundary around them.
 * Throws a sentence when the module has a page that its manifest does not name.
 */
export function guestRoutes(
	{ id, routes: declared }: Guest,
	module: RemoteModule,
	middleware: MiddlewareFunction[] = [],
): RouteObject[] {
	const undeclared = pathsOf(module.routes).find((path) => !declared.some((route) => route.path === path));
	if (undeclared !== undefined) throw new Error(`${id}: answers ${undeclared}, which its manifest does not name.`);
	return [{ id: guestPrefix + id, middleware, ErrorBoundary: GuestErrorPage, children: module.routes }];
}

/** The frame's routes, with the external remotes' routes among the area's pages. */
export function withGuests(routes: RouteObject[], area: RemoteId, guests: RouteObject[]): RouteObject[] {
	if (guests.length === 0) return routes;
	return routes.map((route) => {
		if (!route.children) return route;
		const isSlot = route.id === `${area}-pages`;
		const children = isSlot ? [...route.children, ...guests] : withGuests(route.children, area, guests);
		return { ...route, children } as RouteObject;
	});
}

/** The full paths of all pages. */
function pathsOf(routes: RouteObject[], parent = ""): string[] {
	return routes.flatMap(({ path = "", children }) => {
		const full = path.startsWith("/") ? path : `${parent}/${path}`.replace(/(?<=.)\/$/, "");
		return children ? pathsOf(children, full) : [full];
	});
}

/** Replaces an external remote that cannot be loaded: each of its pages throws the error. */
export function failingModule(guest: Guest | undefined, error: unknown): RemoteModule | undefined {
	const Failed = () => {
		throw error;
	};
	return guest && { routes: guest.routes.map(({ path }) => ({ path, Component: Failed })) };
}
