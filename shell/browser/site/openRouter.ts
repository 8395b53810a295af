import {
	publicRepositoriesContext,
	type RemoteId,
	renderMarkdownContext,
	systemContext,
	unsavedWorkAtom,
} from "@site/shared-data";
import { createBrowserRouter, matchRoutes, RouterContextProvider, routerFuture } from "@site/shared-ui/router";
import type { createStore } from "jotai";
import { remoteFor } from "../../deployment/index.ts";
import type { BootData } from "../boot/BootData.ts";
import { loadLazyRoutes } from "../boot/loadLazyRoutes.ts";
import type { LoadedRemote, Remotes } from "../remotes/createRemotes.ts";
import { renderMarkdownInBrowser } from "../renderMarkdownInBrowser.ts";
import { routeTree, slotOf } from "../routes.tsx";
import type { keepOwner } from "../session/keepOwner.ts";
import { ownerGuard } from "../session/ownerGuard.ts";
import { createPageReader } from "./createPageReader.ts";
import { readFromServer } from "./readFromServer.ts";
import { visitorRepositories } from "./visitorRepositories.ts";

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
	/** Loads a public page's program and data before it is asked for; what does not come is loaded then. */
	preload: (page: URL) => void;
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
	const pages = createPageReader(() => running.get("public"));
	router = createBrowserRouter(routes, {
		future: routerFuture,
		dataStrategy: readFromServer(pages),
		hydrationData: hydration as never,
		getContext: async () => contextOf(boot, running),
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
	const preload = (page: URL) => {
		if (!running.has("public") || remoteFor(page.pathname) !== "public") return;
		void pages.read(page);
		for (const { route } of matchRoutes(router?.routes ?? [], page.pathname) ?? [])
			if (typeof route.lazy === "function") void (route.lazy as () => Promise<unknown>)().catch(() => {});
	};
	return { router, running, staysOpen, preload };
}

function contextOf({ config }: BootData, running: OpenRouter["running"]) {
	const context = new RouterContextProvider();
	context.set(
		publicRepositoriesContext,
		visitorRepositories(() => loadRepositories(config)),
	);
	context.set(renderMarkdownContext, renderMarkdownInBrowser);
	context.set(systemContext, async () => {
		const { readSystem } = await import(/* webpackChunkName: "system" */ "../system/readSystem.ts");
		return readSystem(config, running);
	});
	return context;
}

async function loadRepositories({ supabaseUrl, supabaseKey }: BootData["config"]) {
	const { createPublicRepositories } = await import("@site/shared-data/visitor");
	return createPublicRepositories({ url: supabaseUrl, key: supabaseKey, searchIndex: "/search.json" });
}
