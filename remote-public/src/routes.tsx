import { urls } from "@site/shared-data";
import type { RouteObject } from "@site/shared-ui/router";
import { PageFailed } from "./errors/PageFailed.tsx";
import { loadEssayPage } from "./essays/reading/loadEssayPage.ts";
import { layoutLoader } from "./layout/layoutLoader.ts";
import { PageOutlet } from "./layout/PageOutlet.tsx";
import { PublicLayout } from "./layout/PublicLayout.tsx";
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
 * The public pages. A new page is one folder, one route here, and one entry of `pages` in shared-data. Its chunk is
 * named after its route's id, so that the server can preload it. `handle.asks` adds the footer's invitation. Loaders
 * are chunks of their own: the first page has its data in the document.
 */
const pages: RouteObject[] = [
	{
		index: true,
		id: "public-home",
		loader: async (args) => (await import("./home/homeLoader.ts")).homeLoader(args),
		lazy: () => import(/* webpackChunkName: "public-home" */ "./home/HomeScreen.tsx"),
		handle: { asks: true },
	},
	{ path: urls.projects(), id: "public-projects", ...projects },
	{ path: urls.projectsBefore(":id"), id: "public-projects-before", ...projects },
	{
		path: urls.project(":id"),
		id: "public-project",
		loader: async (args) => (await import("./projects/projectLoader.ts")).projectLoader(args),
		handle: { asks: true },
		lazy: loadProjectPage,
	},
	{ path: urls.essays(), id: "public-essays", ...essays },
	{ path: urls.essaysBefore(":slug"), id: "public-essays-before", ...essays },
	{
		path: urls.essay(":slug"),
		id: "public-essay",
		loader: async (args) => (await import("./essays/reading/essayLoader.ts")).essayLoader(args),
		lazy: loadEssayPage,
	},
	{
		path: urls.store(),
		id: "public-store",
		lazy: () => import(/* webpackChunkName: "public-store" */ "./store/StoreScreen.tsx"),
	},
	{
		path: urls.hire(),
		id: "public-hire",
		// A sent request changes nothing that the page has read.
		shouldRevalidate: () => false,
		lazy: () => import(/* webpackChunkName: "public-hire" */ "./hire/HireScreen.tsx"),
	},
	{
		path: urls.contact(),
		id: "public-contact",
		lazy: () => import(/* webpackChunkName: "public-contact" */ "./contact/ContactScreen.tsx"),
	},
	// In the palette's chunk, so that an open palette can search offline.
	{
		path: urls.searchEntries(),
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
		// Neither a query string nor a form changes what the layout shows.
		shouldRevalidate: ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }) =>
			defaultShouldRevalidate && currentUrl.href === nextUrl.href && !formMethod,
		children: [{ id: "public-pages", Component: PageOutlet, ErrorBoundary: PageFailed, children: pages }],
	},
];
