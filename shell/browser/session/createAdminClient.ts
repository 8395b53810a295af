import { type AdminRepositories, type SessionUser, urls } from "@site/shared-data";
import type { PublicConfig } from "../boot/BootData.ts";

/** The page's only admin client, loaded on the first /admin route; it reports sign-outs and lost sessions. */
export function createAdminClient(config: PublicConfig, onUser: (user: SessionUser | null) => void) {
	let loading: Promise<AdminRepositories> | undefined;
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
	return {
		repositories: () => {
			loading ??= load().catch((error: unknown) => {
				loading = undefined;
				throw error;
			});
			return loading;
		},
		onUser,
		onSignedOut: (listener: () => void) => {
			notifySignedOut = listener;
		},
	};
}
