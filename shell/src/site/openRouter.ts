import {
	publicRepositoriesContext,
	type RemoteId,
	renderMarkdownContext,
	systemContext,
	unsavedWorkAtom,
} from "@site/shared-data";
import { createBrowserRouter, RouterContextProvider, routerFuture } from "@site/shared-ui/router";
import type { createStore } from "jotai";
import type { BootData } from "../boot/BootData.ts";
import { loadLazyRoutes } from "../boot/loadLazyRoutes.ts";
import type { LoadedRemote, Remotes } from "../remotes/createRemotes.ts";
import { remoteFor } from "../remotes/remoteFor.ts";
import { renderMarkdownInBrowser } from "../renderMarkdownInBrowser.ts";
import { routeTree, slotOf } from "../routes.tsx";
import type { keepOwner } from "../session/keepOwner.ts";
import { ownerGuard } from "../session/ownerGuard.ts";

/** What every router of this tab works with. */
export interface SiteParts {
	boot: BootData;
	store: ReturnType<typeof createStore>;
	owner: ReturnType<typeof keepOwner>;
	remotes: Remotes;
}

/** A router and the entries of the remotes that its routes come from. */
export interface OpenRouter {
	router: ReturnType<typeof createBrowserRouter>;
	running: Map<RemoteId, string>;
	/** Whether the page must stay although the session has ended. */
	staysOpen: () => boolean;
}

interface Start {
	/** The remote of the first page. */
	id: RemoteId;
	/** Its module, or why there is none: hydration needs the routes, and a router that knows none for its first address complains. */
	first: LoadedRemote | { error: unknown };
	/** What the server rendered with this very remote. */
	hydration?: BootData["hydration"];
}

/** Opens a router at the tab's address. Rejects when a file of the page that was rendered does not come. */
export async function openRouter(
	{ boot, store, owner, remotes }: SiteParts,
	{ id, first, hydration }: Start,
): Promise<OpenRouter> {
	const running = new Map<RemoteId, string>();
	let failure = "error" in first ? first : undefined;
	if ("module" in first) running.set(id, first.entry);
	let router: OpenRouter["router"] | undefined;
	// Unsaved work stays on the screen until the person goes elsewhere.
	const staysOpen = () =>
		router?.state.initialized === true && router.state.navigation.state === "idle" && store.get(unsavedWorkAtom);
	const routes = routeTree("module" in first ? { [id]: first.module.routes } : {}, [ownerGuard({ ...owner, staysOpen })]);
	if (hydration) await loadLazyRoutes(routes, location.pathname);
	router = createBrowserRouter(routes, {
		future: routerFuture,
		hydrationData: hydration as never,
		getContext: () => contextOf(boot, running),
		patchRoutesOnNavigation: async ({ path, patch }) => {
			const wanted = remoteFor(path);
			if (running.has(wanted)) return;
			const known = wanted === id ? failure : undefined;
			failure = undefined;
			if (known) throw known.error;
			const { module, entry } = await remotes.load(wanted);
			if (running.has(wanted)) return;
			running.set(wanted, entry);
			patch(slotOf(wanted), module.routes);
		},
	});
	return { router, running, staysOpen };
}

async function contextOf({ config }: BootData, running: OpenRouter["running"]) {
	const { createPublicRepositories } = await import("@site/shared-data/visitor");
	const context = new RouterContextProvider();
	context.set(
		publicRepositoriesContext,
		createPublicRepositories({ url: config.supabaseUrl, key: config.supabaseKey, searchIndex: "/search.json" }),
	);
	context.set(renderMarkdownContext, renderMarkdownInBrowser);
	context.set(systemContext, async () => {
		const { readSystem } = await import(/* webpackChunkName: "system" */ "../system/readSystem.ts");
		return readSystem(config, running);
	});
	return context;
}
