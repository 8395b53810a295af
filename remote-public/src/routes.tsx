import { urls } from "@site/shared-data";
import type { RouteObject } from "@site/shared-ui/router";
import { PageFailed } from "./errors/PageFailed.tsx";
import { PageOutlet } from "./layout/PageOutlet.tsx";
import { LayoutFailed, PublicLayout } from "./layout/PublicLayout.tsx";
import { loaders, staticPages } from "./loaders.server.ts";

/** The pages of one list: the first, and those after a row. */
const projects: Pick<RouteObject, "loader" | "handle" | "lazy"> = {
	loader: loaders.projects,
	handle: { cta: true },
	lazy: () => import(/* webpackChunkName: "public-projects" */ "./projects/ProjectsScreen.tsx"),
};
const essays: Pick<RouteObject, "loader" | "handle" | "lazy"> = {
	loader: loaders.essays,
	handle: { cta: true },
	lazy: () => import(/* webpackChunkName: "public-essays" */ "./essays/list/EssaysScreen.tsx"),
};
const topic: Pick<RouteObject, "loader" | "handle" | "lazy"> = {
	loader: loaders.topic,
	handle: { cta: true },
	lazy: () => import(/* webpackChunkName: "public-topic" */ "./essays/list/TopicScreen.tsx"),
};

/**
 * The public pages. A new page is one folder, one route here, and one entry of `pages` in shared-data. Its
 * chunk is named after its route's id, so that the server can preload it. `handle.cta` shows the footer's
 * call to action.
 */
const pages: RouteObject[] = [
	{
		index: true,
		id: "public-home",
		loader: loaders.home,
		lazy: () => import(/* webpackChunkName: "public-home" */ "./home/HomeScreen.tsx"),
		handle: { cta: true },
	},
	{ path: urls.projects(), id: "public-projects", ...projects },
	{ path: urls.projectsBefore(":id"), id: "public-projects-before", ...projects },
	{
		path: urls.project(":id"),
		id: "public-project",
		loader: loaders.project,
		handle: { cta: true },
		lazy: () => import(/* webpackChunkName: "public-project" */ "./projects/ProjectScreen.tsx"),
	},
	{ path: urls.essays(), id: "public-essays", ...essays },
	{ path: urls.essaysBefore(":slug"), id: "public-essays-before", ...essays },
	{ path: urls.topic(":topic"), id: "public-topic", ...topic },
	{ path: urls.topicBefore(":topic", ":slug"), id: "public-topic-before", ...topic },
	{
		path: urls.essay(":slug"),
		id: "public-essay",
		loader: loaders.essay,
		lazy: () => import(/* webpackChunkName: "public-essay" */ "./essays/reading/EssayScreen.tsx"),
	},
	{
		path: urls.preview(":token"),
		id: "public-preview",
		loader: loaders.preview,
		lazy: () => import(/* webpackChunkName: "public-preview" */ "./preview/PreviewScreen.tsx"),
	},
	{
		path: urls.store(),
		id: "public-store",
		loader: loaders.store,
		// All categories are in the page's data.
		shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
			defaultShouldRevalidate && currentUrl.search === nextUrl.search,
		lazy: () => import(/* webpackChunkName: "public-store" */ "./store/StoreScreen.tsx"),
	},
	{
		path: urls.hire(),
		id: "public-hire",
		loader: loaders.hire,
		// A sent request does not change the page's data.
		shouldRevalidate: () => false,
		lazy: () => import(/* webpackChunkName: "public-hire" */ "./hire/HireScreen.tsx"),
	},
	{
		path: urls.contact(),
		id: "public-contact",
		loader: loaders.contact,
		// A sent message does not change the page's data.
		shouldRevalidate: () => false,
		lazy: () => import(/* webpackChunkName: "public-contact" */ "./contact/ContactScreen.tsx"),
	},
	{
		path: urls.privacy(),
		id: "public-privacy",
		loader: loaders.privacy,
		lazy: () => import(/* webpackChunkName: "public-privacy" */ "./privacy/PrivacyScreen.tsx"),
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
		loader: loaders.notFound,
		lazy: () => import(/* webpackChunkName: "public-not-found" */ "./errors/NotFoundScreen.tsx"),
	},
];

export const routes: RouteObject[] = [
	{
		id: "public-layout",
		loader: loaders.layout,
		// Neither a query string nor a form changes the layout's data.
		shouldRevalidate: ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }) =>
			defaultShouldRevalidate && currentUrl.href === nextUrl.href && !formMethod,
		// Without the layout's data there is no frame: the shell shows the error of its loader.
		children: [
			{
				id: "public-frame",
				Component: PublicLayout,
				ErrorBoundary: LayoutFailed,
				children: [{ id: "public-pages", Component: PageOutlet, ErrorBoundary: PageFailed, children: pages }],
			},
		],
	},
	...staticPages,
];
