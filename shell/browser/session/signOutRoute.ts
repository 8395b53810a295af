import { adminRepositoriesContext, urls } from "@site/shared-data";
import { type RouteObject, redirect } from "@site/shared-ui/router";

/** Ends the session of this browser, for accounts without access too. */
export const signOutRoute: RouteObject = {
	id: "sign-out",
	path: urls.admin.signOut().slice(1),
	action: async ({ context }) => {
		await context.get(adminRepositoriesContext).session.signOut();
		return redirect(urls.admin.login());
	},
	loader: () => redirect(urls.admin.dashboard()),
};
