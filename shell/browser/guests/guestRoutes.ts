import type { RemoteId, RemoteModule } from "@site/shared-data";
import type { MiddlewareFunction, RouteObject } from "@site/shared-ui/router";
import { type Deployment, type Guest, guestPrefix, guestWithId } from "../../deployment/index.ts";
import { loadDocument } from "../router/loadDocument.ts";
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

/**
 * Replaces an external remote that cannot be loaded. A navigation to its pages is a document load, because
 * the server may render them; the first page of a document throws the error. Throws it for an area frame.
 */
export function failingModule(deployment: Deployment, id: RemoteId, error: unknown): RemoteModule {
	const guest = guestWithId(deployment, id);
	if (!guest) throw error;
	const Failed = () => {
		throw error;
	};
	const openDocument: MiddlewareFunction = ({ request }, next) => {
		const page = new URL(request.url);
		return page.pathname === location.pathname ? next() : loadDocument(page);
	};
	return { routes: guest.routes.map(({ path }) => ({ path, middleware: [openDocument], Component: Failed })) };
}
