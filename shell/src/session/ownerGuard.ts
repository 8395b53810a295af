import { type AdminRepositories, adminRepositoriesContext, type SessionUser, urls } from "@site/shared-data";
import { data, type MiddlewareFunction, replace } from "@site/shared-ui/router";
import { noAccess } from "./noAccess.ts";

interface Guard {
	/** Loads the owner's client; a visitor's page never calls it. */
	repositories: () => Promise<AdminRepositories>;
	/** Told who is signed in, each time it is asked. */
	onUser: (user: SessionUser | null) => void;
}

/** Stands before every /admin route: nobody signed in leads to the sign-in page in place of the address, a stranger's account is refused. */
export function ownerGuard({ repositories, onUser }: Guard): MiddlewareFunction {
	return async ({ request, context }, next) => {
		const owner = await repositories();
		context.set(adminRepositoriesContext, owner);
		const isOpen = openToAll.includes(new URL(request.url).pathname.replace(/\/$/, ""));
		const user = await owner.session.current().catch((error: unknown) => {
			// Signing in and out must work when the session cannot be asked.
			if (isOpen) return null;
			throw error;
		});
		onUser(user);
		if (!isOpen && !user) throw replace(urls.admin.login());
		if (!isOpen && !user?.isAdmin) throw data(noAccess, { status: 403 });
		await next();
	};
}

const openToAll: string[] = [urls.admin.login(), urls.admin.signOut()];
