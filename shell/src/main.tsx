import { publicRepositoriesContext, type RemoteId, renderMarkdownContext, sessionAtom, unsavedWorkAtom } from "@site/shared-data";
import { createBrowserRouter, RouterContextProvider, RouterProvider, routerFuture } from "@site/shared-ui/router";
import { createStore, Provider } from "jotai";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { BootData } from "./boot/BootData.ts";
import { loadLazyRoutes } from "./boot/loadLazyRoutes.ts";
import { readBootData } from "./boot/readBootData.ts";
import { recoveryAddress } from "./boot/recoveryAddress.ts";
import { showBootFailure } from "./errors/showBootFailure.tsx";
import { createRemoteLoader } from "./remotes/createRemoteLoader.ts";
import { fetchContainer } from "./remotes/fetchContainer.ts";
import { remoteFor } from "./remotes/remoteFor.ts";
import { renderMarkdownInBrowser } from "./renderMarkdownInBrowser.ts";
import { routeTree, slotOf } from "./routes.tsx";
import { keepOwner } from "./session/keepOwner.ts";
import { ownerGuard } from "./session/ownerGuard.ts";
import { keepTheme } from "./theme/keepTheme.ts";

const remoteTimeLimit = 10_000;

const elsewhere = recoveryAddress(location);
if (elsewhere) location.replace(elsewhere);
else void start();

async function start() {
	const boot = await readBootData();
	const store = createStore();
	keepTheme(store);
	const load = createRemoteLoader({ containerOf: fetchContainer, timeLimit: remoteTimeLimit });
	const loadRemote = (id: RemoteId) => load(id, boot.deployment.remotes[id]);
	const owner = keepOwner(boot.config, (user) => store.set(sessionAtom, user));

	const matched = remoteFor(location.pathname);
	// Loaded before the router starts: hydration needs the routes, and a router that knows none for its first address complains.
	const known = await (boot.hydration ? insist(() => loadRemote(matched)) : loadRemote(matched).catch(() => undefined));
	const loaded = new Set<RemoteId>(known ? [matched] : []);

	// Unsaved work stays on the screen until the person goes elsewhere.
	const staysOpen = () => store.get(unsavedWorkAtom) && router.state.navigation.state === "idle";
	const routes = routeTree(known ? { [matched]: known.routes } : {}, [ownerGuard({ ...owner, staysOpen })]);
	if (boot.hydration) await insist(() => loadLazyRoutes(routes, location.pathname));

	const router = createBrowserRouter(routes, {
		future: routerFuture,
		hydrationData: boot.hydration as never,
		getContext: () => publicContext(boot),
		patchRoutesOnNavigation: async ({ path, patch }) => {
			const id = remoteFor(path);
			if (loaded.has(id)) return;
			const { routes } = await loadRemote(id);
			if (loaded.has(id)) return;
			loaded.add(id);
			patch(slotOf(id), routes);
		},
	});
	owner.onSignedOut(() => {
		if (!staysOpen()) void router.revalidate();
	});

	const app = (
		<StrictMode>
			<Provider store={store}>
				<RouterProvider router={router} />
			</Provider>
		</StrictMode>
	);
	const root = document.getElementById("root") as HTMLElement;
	if (boot.hydration) hydrateRoot(root, app);
	else createRoot(root).render(app);
}

/** The server's page stays readable when its remote cannot be loaded here: it is kept, the failure is told beside it, and Retry goes on. */
async function insist<T>(load: () => Promise<T>): Promise<T> {
	for (;;) {
		try {
			return await load();
		} catch (error) {
			await showBootFailure(error);
		}
	}
}

async function publicContext({ config }: BootData) {
	const { createPublicRepositories } = await import("@site/shared-data/visitor");
	const context = new RouterContextProvider();
	context.set(publicRepositoriesContext, createPublicRepositories({ url: config.supabaseUrl, key: config.supabaseKey }));
	context.set(renderMarkdownContext, renderMarkdownInBrowser);
	return context;
}
