import { sessionAtom } from "@site/shared-data";
import { createStore } from "jotai";
import { readBootData } from "./boot/BootData.ts";
import { recoveryUrl } from "./boot/recoveryUrl.ts";
import { showBootFailure } from "./errors/cornerNotices.tsx";
import { createRemotes } from "./remotes/createRemotes.ts";
import { createContext } from "./router/createContext.ts";
import { mountApp } from "./router/mountApp.tsx";
import { preloadOnIntent } from "./router/preloadOnIntent.ts";
import { startRouter } from "./router/startRouter.ts";
import { watchForNewVersion } from "./router/watchForNewVersion.ts";
import { createAdminClient } from "./session/createAdminClient.ts";
import { syncTheme } from "./theme/syncTheme.ts";

/** Whether this build replaces components of remotes without a reload; the build defines it. */
declare const SITE_REFRESHES: boolean;

const recoveryTarget = recoveryUrl(location);
if (recoveryTarget) location.replace(recoveryTarget);
else start().catch((error: unknown) => showBootFailure(error).then(() => location.reload()));

async function start() {
	// The first key or pointer event may start this before the document is parsed.
	if (document.readyState === "loading") await once(document, "DOMContentLoaded");
	const boot = await readBootData();
	const store = createStore();
	syncTheme(store);
	const adminClient = createAdminClient(boot.config, (user) => store.set(sessionAtom, user));
	const override = boot.config.remoteOverrides && (await readOverride(adminClient));
	// The server has rendered the published build.
	if (override) delete boot.hydration;
	const remotes = await createRemotes(boot.deployment, override);
	if (boot.isPartial && !boot.hydration) {
		const { startAsAccount } = await import(/* webpackChunkName: "admin" */ "./session/enterAsAccount.ts");
		await startAsAccount(await adminClient.repositories(), remotes.refresh);
	}
	const parts = { boot, store, adminClient, remotes, getContext: () => createContext(boot.config, remotes) };
	const app = await startRouter(parts);
	if (SITE_REFRESHES) {
		const { replaceChangedRoutes } = await import(/* webpackChunkName: "guests" */ "./guests/replaceChangedRoutes.ts");
		replaceChangedRoutes(app);
	}
	mountApp(app, parts);
	adminClient.onSignedOut(() => {
		if (!app.shouldStayOpen()) void app.router.revalidate();
	});
	watchForNewVersion(app, remotes);
	preloadOnIntent(app.preload);
}

async function readOverride(adminClient: ReturnType<typeof createAdminClient>) {
	const { readRemoteOverride } = await import(/* webpackChunkName: "guests" */ "./remotes/readRemoteOverride.tsx");
	return readRemoteOverride(adminClient);
}

function once(target: EventTarget, event: string) {
	return new Promise((resolve) => target.addEventListener(event, resolve, { once: true }));
}
