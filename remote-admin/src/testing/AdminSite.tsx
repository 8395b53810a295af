import { type AdminRepositories, adminRepositoriesContext, type SystemReport, systemContext, urls } from "@site/shared-data";
import { createMemoryAdminRepositories } from "@site/shared-data/testing";
import { type RouteObject, type RouterContextProvider, redirect } from "@site/shared-ui/router";
import { RoutesInMemory } from "@site/shared-ui/router/testing";
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
	const provide = (context: RouterContextProvider) => {
		context.set(adminRepositoriesContext, repositories);
		if (readSystem) context.set(systemContext, readSystem);
	};
	return <RoutesInMemory routes={[signOutRoute, ...routes]} history={["/", path]} provide={provide} />;
}

/** The shell's route for signing out. */
const signOutRoute: RouteObject = {
	path: urls.admin.signOut(),
	action: async ({ context }) => {
		await context.get(adminRepositoriesContext).session.signOut();
		return redirect(urls.admin.login());
	},
};
