import type { RemoteId } from "@site/shared-data";
import type { RouteObject } from "@site/shared-ui/router";
import { guestPrefix } from "../../deployment/index.ts";
import type { AppRouter } from "../router/createAppRouter.ts";

/** Dispatched by build/hot/module.js. */
type RemoteChanged = CustomEvent<{ id: RemoteId; routes: RouteObject[] }>;

/** Replaces the changed routes of a developed remote, and loads the page's data again. */
export function replaceChangedRoutes({ router }: Pick<AppRouter, "router">): void {
	addEventListener("remotechanged", (event) => {
		const { id, routes } = (event as RemoteChanged).detail;
		// As the router's own hot replacement does.
		router._internalSetRoutes(withRoutes(router.routes, guestPrefix + id, routes));
		void router.revalidate();
	});
}

type DataRoutes = AppRouter["router"]["routes"];

/** The tree with other children below the route of this id. */
function withRoutes(tree: DataRoutes, id: string, routes: RouteObject[]): DataRoutes {
	return tree.map((route) => {
		if (!route.children) return route;
		return { ...route, children: route.id === id ? routes : withRoutes(route.children, id, routes) } as typeof route;
	});
}
