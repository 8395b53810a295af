import { type AdminRepositories, adminRepositoriesContext, type SessionUser, urls } from "@site/shared-data";
import { data, type MiddlewareFunction, replace } from "@site/shared-ui/router";
import { noAccess } from "./noAccess.ts";

interface GuardOptions {
	/** Loads the admin's client; a visitor's page never calls it. */
	repositories: () => Promise<AdminRepositories>;
	/** Told who is signed in, each time it is asked. */
	onUser: (user: SessionUser | null) => void;
	/**
	 * Whether the page must stay although the session has ended: what is read for it then waits for the next
	 * sign-in.
	 */
	shouldStayOpen: () => boolean;
}

/**
 * Stands before every /admin page: nobody signed in leads to the sign-in page in place of the address, a
 * stranger's account is refused. Writes pass: the database decides about them, and a form whose save is
 * refused keeps its text, which a redirect would not.
 */
export function adminGuard({ repositories, onUser, shouldStayOpen }: GuardOptions): MiddlewareFunction {
	return async ({ request, context }, next) => {
		const admin = await repositories();
		context.set(adminRepositoriesContext, admin);
		if (request.method === "GET") {
			const isPublic = publicPaths.includes(new URL(request.url).pathname.replace(/\/$/, ""));
			let user = await admin.session.current().catch((error: unknown) => {
				// Signing in and out must work when the session cannot be asked.
				if (isPublic) return null;
				throw error;
			});
			onUser(user);
			if (!isPublic && !user) {
				if (!shouldStayOpen()) throw replace(urls.admin.login());
				user = await waitForSignIn(admin, request.signal);
			}
			if (!isPublic && !user?.isAdmin) throw data(noAccess, { status: 403 });
		}
		await next();
	};
}

const publicPaths: string[] = [urls.admin.login(), urls.admin.forgotPassword(), urls.admin.setPassword(), urls.admin.signOut()];

/** Whoever signs in next on this page. */
function waitForSignIn({ session }: AdminRepositories, signal: AbortSignal): Promise<SessionUser> {
	return new Promise((resolve, reject) => {
		const unsubscribe = session.onChange((user) => {
			if (!user) return;
			unsubscribe();
			resolve(user);
		});
		signal.addEventListener("abort", () => {
			unsubscribe();
			reject(signal.reason);
		});
	});
}
