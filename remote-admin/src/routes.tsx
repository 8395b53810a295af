import { urls } from "@site/shared-data";
import { type RouteObject, redirect } from "@site/shared-ui/router";
import { DashboardScreen } from "./dashboard/DashboardScreen.tsx";
import { dashboardLoader } from "./dashboard/dashboardLoader.ts";
import { AdminFailed } from "./layout/AdminFailed.tsx";
import { AdminLayout } from "./layout/AdminLayout.tsx";
import { adminLoader } from "./layout/adminLoader.ts";
import { NotFoundScreen } from "./layout/NotFoundScreen.tsx";
import { rereadsLayout } from "./layout/rereadsLayout.ts";
import { ScreenFailed } from "./layout/ScreenFailed.tsx";
import { findLoader } from "./palette/findLoader.ts";
import { findPath } from "./palette/findPath.ts";
import { sessionAction } from "./session/sessionAction.ts";
import { signOutEverywhereAction } from "./session/signOutEverywhereAction.ts";
import { SignInScreen } from "./sign-in/SignInScreen.tsx";
import { signInAction } from "./sign-in/signInAction.ts";
import { signInLoader } from "./sign-in/signInLoader.ts";

/** The admin's pages. The shell's guard, which runs before every route here, decides who may see them. */
export const routes: RouteObject[] = [
	{ path: "admin/login", loader: signInLoader, action: signInAction, Component: SignInScreen },
	{ path: urls.admin.forgotPassword(), lazy: () => import("./password/forgotPasswordRoute.ts") },
	{ path: urls.admin.setPassword(), lazy: () => import("./password/setPasswordRoute.ts") },
	{
		id: "admin-layout",
		loader: adminLoader,
		shouldRevalidate: rereadsLayout,
		Component: AdminLayout,
		ErrorBoundary: AdminFailed,
		children: [
			{
				// Inside the layout, so that a screen that fails leaves the sidebar standing.
				ErrorBoundary: ScreenFailed,
				children: [
					{ path: "admin", loader: dashboardLoader, Component: DashboardScreen },
					{ path: "admin/projects", lazy: () => import("./publications/projects/projectListRoute.tsx") },
					{ path: "admin/projects/new", lazy: () => import("./publications/projects/projectFormRoute.tsx") },
					{ path: "admin/projects/:id/edit", lazy: () => import("./publications/projects/projectFormRoute.tsx") },
					{ path: "admin/essays", lazy: () => import("./publications/essays/essayListRoute.tsx") },
					{ path: "admin/essays/new", lazy: () => import("./publications/essays/essayFormRoute.tsx") },
					{ path: "admin/essays/:id/edit", lazy: () => import("./publications/essays/essayFormRoute.tsx") },
					{ path: "admin/jobs", lazy: () => import("./jobs/jobsRoute.ts") },
					{ path: "admin/jobs/new", lazy: () => import("./jobs/form/jobFormRoute.tsx") },
					{ path: "admin/jobs/:id/edit", lazy: () => import("./jobs/form/jobFormRoute.tsx") },
					{ path: "admin/contacts", lazy: () => import("./inbox/contacts/contactsRoute.tsx") },
					{ path: "admin/hire-projects", lazy: () => import("./inbox/hire-requests/hireRequestsRoute.tsx") },
					{ path: "admin/profile", lazy: () => import("./profile/profileRoute.tsx") },
					{ path: "admin/system", lazy: () => import("./system/systemRoute.ts") },
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
