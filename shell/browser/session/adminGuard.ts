import { type AdminRepositories, adminRepositoriesContext, type SessionUser, urls } from "@site/shared-data";
import type { AdminClient } from "@site/shared-data/admin";
import { data, type MiddlewareFunction, replace } from "@site/shared-ui/router";
import { noAccess } from "../errors/noAccess.ts";
import type { GuardOptions } from "../router/createAppRouter.ts";
import { enterAsAccount } from "./enterAsAccount.ts";

interface Options extends GuardOptions {
	/** Loads the admin's repositories; public pages never call it. */
	repositories: () => Promise<AdminClient>;
	/** Called with the signed-in user at each check. */
	onUser: (user: SessionUser | null) => void;
}

/**
 * Middleware of every /admin page: without a session it redirects to the sign-in page, without access it
 * answers 403. Writes pass: the database checks them, and a redirect would lose the text of a rejected form.
 */
export function adminGuard({ repositories, onUser, shouldStayOpen, access, refreshRemotes }: Options): MiddlewareFunction {
	return async ({ request, context }, next) => {
		const admin = await repositories();
		context.set(adminRepositoriesContext, admin);
		if (request.method === "GET") {
			const { pathname } = new URL(request.url);
			const isPublic = publicPaths.includes(pathname.replace(/\/$/, ""));
			let user = await admin.session.current().catch((error: unknown) => {
				// Signing in and out must work while the session cannot be read.
				if (isPublic) return null;
				throw error;
			});
			onUser(user);
			if (!isPublic && !user) {
				// The dashboard is empty for an account that is no admin.
				const next = access === "session" ? `?next=${encodeURIComponent(pathname)}` : "";
				if (!shouldStayOpen()) throw replace(urls.admin.login() + next);
				user = await waitForSignIn(admin, request.signal);
			}
			if (user && refreshRemotes) await enterAsAccount(admin, user, refreshRemotes);
			if (!isPublic && access === "admin" && !user?.isAdmin) throw data(noAccess, { status: 403 });
		}
		await next();
	};
}

const publicPaths: string[] = [urls.admin.login(), urls.admin.forgotPassword(), urls.admin.setPassword(), urls.admin.signOut()];

/** Resolves with the user of the next sign-in on this page; rejects when the signal is aborted. */
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
