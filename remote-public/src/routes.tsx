import type { RouteObject } from "@site/shared-ui/router";
import { PageFailed } from "./errors/PageFailed.tsx";
import { loadEssayPage } from "./essays/reading/loadEssayPage.ts";
import { layoutLoader } from "./layout/layoutLoader.ts";
import { PageOutlet } from "./layout/PageOutlet.tsx";
import { PublicLayout } from "./layout/PublicLayout.tsx";
import { searchPath } from "./layout/palette/searchPath.ts";
import { loadProjectPage } from "./projects/loadProjectPage.ts";

/** The pages of one list, the first and those behind a row. */
const projects: Pick<RouteObject, "loader" | "handle" | "lazy"> = {
	loader: async (args) => (await import("./projects/projectsLoader.ts")).projectsLoader(args),
	handle: { asks: true },
	lazy: () => import(/* webpackChunkName: "public-projects" */ "./projects/ProjectsScreen.tsx"),
};
const essays: Pick<RouteObject, "loader" | "handle" | "lazy"> = {
	loader: async (args) => (await import("./essays/list/essaysLoader.ts")).essaysLoader(args),
	handle: { asks: true },
	lazy: () => import(/* webpackChunkName: "public-essays" */ "./essays/list/EssaysScreen.tsx"),
};

/**
 * What visitors see. A new page is one folder and one entry here; its chunk is named after the id of its route, so that the server can hint at it.
 * `handle.asks` ends a page with the footer's invitation. Loaders come apart from their screens: whoever opens a page first has its data in the document.
 */
const pages: RouteObject[] = [
	{
		index: true,
		id: "public-home",
		loader: async (args) => (await import("./home/homeLoader.ts")).homeLoader(args),
		lazy: () => import(/* webpackChunkName: "public-home" */ "./home/HomeScreen.tsx"),
		handle: { asks: true },
	},
	{ path: "projects", id: "public-projects", ...projects },
	{ path: "projects/before/:id", id: "public-projects-before", ...projects },
	{
		path: "projects/:id",
		id: "public-project",
		loader: async (args) => (await import("./projects/projectLoader.ts")).projectLoader(args),
		handle: { asks: true },
		lazy: loadProjectPage,
	},
	{ path: "essays", id: "public-essays", ...essays },
	{ path: "essays/before/:slug", id: "public-essays-before", ...essays },
	{
		path: "essays/:slug",
		id: "public-essay",
		loader: async (args) => (await import("./essays/reading/essayLoader.ts")).essayLoader(args),
		lazy: loadEssayPage,
	},
	{ path: "store", id: "public-store", lazy: () => import(/* webpackChunkName: "public-store" */ "./store/StoreScreen.tsx") },
	{
		path: "hire",
		id: "public-hire",
		// A sent request changes nothing that the page has read.
		shouldRevalidate: () => false,
		lazy: () => import(/* webpackChunkName: "public-hire" */ "./hire/HireScreen.tsx"),
	},
	{
		path: "contact",
		id: "public-contact",
		lazy: () => import(/* webpackChunkName: "public-contact" */ "./contact/ContactScreen.tsx"),
	},
	// In one chunk with the palette: whoever has that can search, whatever becomes of the connection.
	{
		path: searchPath,
		id: "public-search",
		shouldRevalidate: () => false,
		lazy: () => import(/* webpackChunkName: "public-search" */ "./layout/palette/searchRoute.ts"),
	},
	{
		path: "*",
		id: "public-not-found",
		lazy: () => import(/* webpackChunkName: "public-not-found" */ "./errors/NotFoundScreen.tsx"),
	},
];

export const routes: RouteObject[] = [
	{
		id: "public-layout",
		loader: layoutLoader,
		Component: PublicLayout,
		// Neither a filter in the address nor a form changes what the layout shows.
		shouldRevalidate: ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }) =>
			defaultShouldRevalidate && currentUrl.href === nextUrl.href && !formMethod,
		children: [{ id: "public-pages", Component: PageOutlet, ErrorBoundary: PageFailed, children: pages }],
	},
];
