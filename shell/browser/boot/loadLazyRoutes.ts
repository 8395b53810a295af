import type { RouteObject } from "@site/shared-ui/router";
import { matchRoutes } from "@site/shared-ui/router";

/** Loads the lazy routes of a path, which hydration needs synchronously. May be repeated after a failure. */
export async function loadLazyRoutes(routes: RouteObject[], pathname: string): Promise<void> {
	await Promise.all((matchRoutes(routes, pathname) ?? []).map(({ route }) => loadRoute(route)));
}

async function loadRoute(route: RouteObject): Promise<void> {
	if (typeof route.lazy !== "function") return;
	const parts = await route.lazy();
	delete route.lazy;
	Object.assign(route, parts);
}
