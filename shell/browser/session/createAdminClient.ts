import { type SessionUser, urls } from "@site/shared-data";
import type { AdminClient } from "@site/shared-data/admin";
import type { MiddlewareFunction } from "@site/shared-ui/router";
import type { PublicConfig } from "../boot/BootData.ts";
import type { GuardOptions } from "../router/createAppRouter.ts";

/** The page's only admin client, loaded on the first /admin route; it reports sign-outs and lost sessions. */
export function createAdminClient(config: PublicConfig, onUser: (user: SessionUser | null) => void) {
	let loading: Promise<AdminClient> | undefined;
	let notifySignedOut = () => {};
	const load = async () => {
		const { createAdminRepositories } = await import(/* webpackChunkName: "admin" */ "@site/shared-data/admin");
		const { supabaseUrl: url, supabaseKey: key, revalidateUrl } = config;
		const repositories = createAdminRepositories({ url, key, revalidateUrl });
		repositories.session.onChange((user) => {
			onUser(user);
			if (!user && location.pathname !== urls.admin.login()) notifySignedOut();
		});
		return repositories;
	};
	const repositories = () => {
		loading ??= load().catch((error: unknown) => {
			loading = undefined;
			throw error;
		});
		return loading;
	};
	return {
		repositories,
		/** The guard of pages that need a session; the first such page loads it. */
		guard:
			(options: GuardOptions): MiddlewareFunction =>
			async (args, next) => {
				const loadingGuard = import(/* webpackChunkName: "admin" */ "./adminGuard.ts");
				const [{ adminGuard }] = await Promise.all([loadingGuard, repositories()]);
				return adminGuard({ ...options, repositories, onUser })(args, next);
			},
		onSignedOut: (listener: () => void) => {
			notifySignedOut = listener;
		},
	};
}
