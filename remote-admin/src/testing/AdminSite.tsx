import { type AdminRepositories, adminRepositoriesContext, type SystemReport, systemContext, urls } from "@site/shared-data";
import { createMemoryAdminRepositories } from "@site/shared-data/testing";
import { RouterContextProvider, redirect } from "@site/shared-ui/router";
import { createMemoryRouter, RouterProvider } from "@site/shared-ui/router/testing";
import { useState } from "react";
import { routes } from "../routes.tsx";
import { sampleAdminSeed } from "./sampleAdminSeed.ts";

interface AdminSiteProps {
	path?: string;
	repositories?: AdminRepositories;
	/** Replaces the shell's system report. */
	readSystem?: () => Promise<SystemReport>;
}

/** The admin area at a URL, over repositories in memory. */
export function AdminSite({
	path = "/admin",
	repositories = createMemoryAdminRepositories(sampleAdminSeed()),
	readSystem,
}: AdminSiteProps) {
	const [router] = useState(() =>
		createMemoryRouter([{ HydrateFallback: Nothing, children: [signOutRoute, ...routes] }], {
			initialEntries: ["/", path],
			getContext: () => {
				const context = new RouterContextProvider();
				context.set(adminRepositoriesContext, repositories);
				if (readSystem) context.set(systemContext, readSystem);
				return context;
			},
		}),
	);
	return <RouterProvider router={router} />;
}

const Nothing = () => null;

/** Signing out belongs to the shell; this is its route. */
const signOutRoute: Parameters<typeof createMemoryRouter>[0][number] = {
	path: urls.admin.signOut(),
	action: async ({ context }) => {
		await context.get(adminRepositoriesContext).session.signOut();
		return redirect(urls.admin.login());
	},
};
