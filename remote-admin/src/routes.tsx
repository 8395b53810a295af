import { urls } from "@site/shared-data";
import { type RouteObject, redirect } from "@site/shared-ui/router";
import { DashboardScreen } from "./dashboard/DashboardScreen.tsx";
import { dashboardAction, dashboardLoader } from "./dashboard/dashboardLoader.ts";
import { unfinishedAction } from "./drafts/unfinished/unfinishedAction.ts";
import { unfinishedPath } from "./drafts/unfinished/unfinishedPath.ts";
import { convertMessagePath, enquiryPath } from "./enquiries/enquiry/enquiryPaths.ts";
import { filesPath } from "./files/filesPath.ts";
import { AdminLayout } from "./layout/AdminLayout.tsx";
import { adminLoader, shouldRevalidateLayout } from "./layout/adminLoader.ts";
import { AdminErrorScreen, NotFoundScreen, PageErrorScreen } from "./layout/ErrorScreens.tsx";
import { findLoader, findPath } from "./palette/findLoader.ts";
import { personPath } from "./people/personPath.ts";
import { signOutEverywhereAction } from "./sign-in/session/signOutEverywhereAction.ts";
import { sessionAction } from "./sign-in/signInAction.ts";

/** The admin's pages. The shell's guard runs before every route here and admits only admins. */
export const routes: RouteObject[] = [
	{ path: "admin/login", lazy: () => import("./sign-in/signInRoute.tsx") },
	{ path: urls.admin.forgotPassword(), lazy: () => import("./sign-in/password/forgotPasswordRoute.tsx") },
	{ path: urls.admin.setPassword(), lazy: () => import("./sign-in/password/setPasswordRoute.tsx") },
	{
		id: "admin-layout",
		loader: adminLoader,
		shouldRevalidate: shouldRevalidateLayout,
		Component: AdminLayout,
		ErrorBoundary: AdminErrorScreen,
		children: [
			{
				// Inside the layout, so that the sidebar stays when a screen fails.
				id: "admin-pages",
				ErrorBoundary: PageErrorScreen,
				children: [
					{ path: "admin", loader: dashboardLoader, action: dashboardAction, Component: DashboardScreen },
					{ path: "admin/projects", lazy: () => import("./publications/projects/projectListRoute.tsx") },
					{ path: "admin/projects/new", lazy: () => import("./publications/projects/projectFormRoute.tsx") },
					{ path: "admin/projects/:id/edit", lazy: () => import("./publications/projects/projectFormRoute.tsx") },
					{ path: "admin/essays", lazy: () => import("./publications/essays/essayListRoute.tsx") },
					{ path: "admin/essays/new", lazy: () => import("./publications/essays/essayFormRoute.tsx") },
					{ path: "admin/essays/:id/edit", lazy: () => import("./publications/essays/essayFormRoute.tsx") },
					{ path: "admin/jobs", lazy: () => import("./jobs/jobsRoute.tsx") },
					{ path: "admin/jobs/new", lazy: () => import("./jobs/jobFormRoute.tsx") },
					{ path: "admin/jobs/:id/edit", lazy: () => import("./jobs/jobFormRoute.tsx") },
					{ path: "admin/contacts", lazy: () => import("./enquiries/contacts/contactsRoute.tsx") },
					{
						path: convertMessagePath(":id").slice(1),
						lazy: () => import("./enquiries/conversion/convertMessageRoute.tsx"),
					},
					{
						path: enquiryPath(":entity", ":id").slice(1),
						lazy: () => import("./enquiries/enquiry/enquiryRoute.ts"),
						Component: NotFoundScreen,
					},
					{ path: personPath.slice(1), lazy: () => import("./people/personRoute.ts"), Component: NotFoundScreen },
					{ path: "admin/hire-projects", lazy: () => import("./enquiries/hire-requests/hireRequestsRoute.tsx") },
					{ path: "admin/quotes", lazy: () => import("./quotes/quotesRoute.tsx") },
					{ path: "admin/quotes/new", lazy: () => import("./quotes/quoteRoute.tsx") },
					{ path: "admin/quotes/:id", lazy: () => import("./quotes/quoteRoute.tsx") },
					{ path: "admin/reply-templates", lazy: () => import("./reply-templates/replyTemplatesRoute.tsx") },
					{ path: "admin/reply-templates/new", lazy: () => import("./reply-templates/replyTemplateFormRoute.tsx") },
					{ path: "admin/reply-templates/:id/edit", lazy: () => import("./reply-templates/replyTemplateFormRoute.tsx") },
					{ path: "admin/services", lazy: () => import("./services/servicesRoute.tsx") },
					{ path: "admin/services/new", lazy: () => import("./services/serviceFormRoute.tsx") },
					{ path: "admin/services/:id/edit", lazy: () => import("./services/serviceFormRoute.tsx") },
					{
						path: "admin/services/categories",
						lazy: () => import("./services/categories/categoriesRoute.ts"),
						Component: NotFoundScreen,
					},
					{
						path: unfinishedPath.slice(1),
						action: unfinishedAction,
						loader: () => redirect(urls.admin.essays()),
					},
					{ path: "admin/profile", lazy: () => import("./profile/profileRoute.tsx") },
					{ path: "admin/site", lazy: () => import("./settings/siteRoute.tsx") },
					{ path: filesPath.slice(1), lazy: () => import("./files/filesRoute.tsx") },
					{ path: "admin/visits", lazy: () => import("./visits/visitsRoute.tsx") },
					{ path: "admin/redirects", lazy: () => import("./redirects/redirectsRoute.tsx") },
					{ path: "admin/system", lazy: () => import("./system/systemRoute.tsx") },
					{
						path: urls.admin.signOutEverywhere().slice(1),
						action: signOutEverywhereAction,
						loader: () => redirect(urls.admin.dashboard()),
					},
					{ path: "admin/session", action: sessionAction, loader: () => redirect(urls.admin.dashboard()) },
					{ path: findPath, loader: findLoader, Component: NotFoundScreen, shouldRevalidate: () => false },
					{ path: "admin/*", Component: NotFoundScreen },
				],
			},
		],
	},
];
