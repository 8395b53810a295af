import type { RouteObject } from "@site/shared-ui/router";
import { NotFoundScreen } from "./errors/NotFoundScreen.tsx";
import { notFoundLoader } from "./errors/notFoundLoader.ts";
import { PageFailed } from "./errors/PageFailed.tsx";
import { HomeScreen } from "./home/HomeScreen.tsx";
import { homeLoader } from "./home/homeLoader.ts";
import { layoutLoader } from "./layout/layoutLoader.ts";
import { PublicLayout } from "./layout/PublicLayout.tsx";

/** What visitors see. A new page is one folder and one line here; `handle.asks` ends it with the footer's invitation. */
const pages: RouteObject[] = [
	{ index: true, id: "public-home", loader: homeLoader, Component: HomeScreen, handle: { asks: true } },
	{ path: "store", id: "public-store", lazy: () => import("./store/storeRoute.ts") },
	{ path: "hire", id: "public-hire", lazy: () => import("./hire/hireRoute.ts") },
	{ path: "contact", id: "public-contact", lazy: () => import("./contact/contactRoute.ts") },
	{ path: "*", id: "public-not-found", loader: notFoundLoader, Component: NotFoundScreen },
];

export const routes: RouteObject[] = [
	{
		id: "public-layout",
		loader: layoutLoader,
		Component: PublicLayout,
		// Neither a filter in the address nor a form changes what the layout shows.
		shouldRevalidate: ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }) =>
			defaultShouldRevalidate && currentUrl.href === nextUrl.href && !formMethod,
		children: [{ id: "public-pages", ErrorBoundary: PageFailed, children: pages }],
	},
];
