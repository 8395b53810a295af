import { lazyRepositories, publicRepositoriesContext, type RemoteId, systemContext, unsavedWorkAtom } from "@site/shared-data";
import { createBrowserRouter, matchRoutes, RouterContextProvider, routerFuture } from "@site/shared-ui/router";
import type { createStore } from "jotai";
import { remoteFor } from "../../deployment/index.ts";
import type { BootData } from "../boot/BootData.ts";
import { loadLazyRoutes } from "../boot/loadLazyRoutes.ts";
import type { LoadedRemote, Remotes } from "../remotes/createRemotes.ts";
import { routeTree, slotRouteId } from "../routes.tsx";
import { adminGuard } from "../session/adminGuard.ts";
import type { createAdminClient } from "../session/createAdminClient.ts";
import { loadDocument } from "./loadDocument.ts";
import { createPageDataFetcher } from "./pageData.ts";
import { singleFetch } from "./singleFetch.ts";

export interface AppParts {
	boot: BootData;
	store: ReturnType<typeof createStore>;
	adminClient: ReturnType<typeof createAdminClient>;
	remotes: Remotes;
}

export interface AppRouter {
	router: ReturnType<typeof createBrowserRouter>;
	/** Whether the page must stay open after the session has ended. */
	shouldStayOpen: () => boolean;
	/** Whether the remote that this document runs was replaced by another one. */
	isOutdated: (id: RemoteId) => boolean;
	/** Loads a public page's files and data in advance; failures are ignored. */
	preload: (page: URL) => void;
}

interface FirstPage {
	/** The remote of the first page. */
	id: RemoteId;
	/** Its module, or why it was not loaded: hydration needs the routes at once. */
	first: LoadedRemote | { error: unknown };
}

/**
 * Creates the router with the first page's routes; a document runs one version of each remote. Rejects when a
 * lazy file of the rendered page cannot be loaded.
 */
export async function createAppRouter(
	{ boot, store, adminClient, remotes }: AppParts,
	{ id, first }: FirstPage,
): Promise<AppRouter> {
	const loadedEntries = new Map<RemoteId, string>();
	let failure = "error" in first ? first : undefined;
	if ("module" in first) loadedEntries.set(id, first.entry);
	let router: AppRouter["router"] | undefined;
	// Unsaved work stays open until the admin navigates.
	const shouldStayOpen = () =>
		router?.state.initialized === true && router.state.navigation.state === "idle" && store.get(unsavedWorkAtom);
	const isOutdated = (id: RemoteId) => {
		const [entry, active] = [loadedEntries.get(id), remotes.entryOf(id)];
		return entry !== undefined && active !== undefined && active !== entry;
	};
	const routes = routeTree("module" in first ? { [id]: first.module.routes } : {}, [
		adminGuard({ ...adminClient, shouldStayOpen }),
	]);
	const hydration = "module" in first ? boot.hydration : undefined;
	if (hydration) await loadLazyRoutes(routes, location.pathname);
	const fetchPageData = createPageDataFetcher(() => loadedEntries.get("public"));
	const readData = singleFetch({
		fetchPageData,
		isInitialized: () => router?.state.initialized === true,
		loadDocument: () => loadDocument(router?.state.navigation.location ?? location),
	});
	router = createBrowserRouter(routes, {
		future: routerFuture,
		dataStrategy: async (args) => {
			const next = args.fetcherKey === null && args.request.method === "GET" ? router?.state.navigation.location : undefined;
			const isNavigation = next && next.pathname !== router?.state.location.pathname;
			return isNavigation && isOutdated(remoteFor(next.pathname)) ? loadDocument(next) : readData(args);
		},
		hydrationData: hydration as never,
		getContext: async () => createContext(boot, loadedEntries),
		patchRoutesOnNavigation: async ({ path, patch }) => {
			const targetId = remoteFor(path);
			if (loadedEntries.has(targetId)) return;
			const initialFailure = targetId === id ? failure : undefined;
			failure = undefined;
			if (initialFailure) throw initialFailure.error;
			const { module, entry } = await remotes.load(targetId);
			if (loadedEntries.has(targetId)) return;
			loadedEntries.set(targetId, entry);
			patch(slotRouteId(targetId), module.routes);
		},
	});
	const preload = (page: URL) => {
		if (!loadedEntries.has("public") || remoteFor(page.pathname) !== "public" || isOutdated("public")) return;
		const matches = matchRoutes(router?.routes ?? [], page.pathname) ?? [];
		// A link to a file, such as an image, has no data.
		if (matches.at(-1)?.route.path === "*") return;
		fetchPageData(page).catch(() => {});
		for (const { route } of matches)
			if (typeof route.lazy === "function") void (route.lazy as () => Promise<unknown>)().catch(() => {});
	};
	return { router, shouldStayOpen, isOutdated, preload };
}

function createContext({ config }: BootData, loadedEntries: ReadonlyMap<RemoteId, string>) {
	const context = new RouterContextProvider();
	context.set(
		publicRepositoriesContext,
		lazyRepositories(() => loadRepositories(config)),
	);
	context.set(systemContext, async () => {
		const { readSystemReport } = await import(/* webpackChunkName: "system" */ "../system/readSystemReport.ts");
		return readSystemReport(config, loadedEntries);
	});
	return context;
}

async function loadRepositories({ supabaseUrl, supabaseKey }: BootData["config"]) {
	const { createPublicRepositories } = await import("@site/shared-data/visitor");
	// Development servers do not serve /search.json.
	const searchIndexUrl = process.env.NODE_ENV === "development" ? undefined : "/search.json";
	return createPublicRepositories({ url: supabaseUrl, key: supabaseKey, searchIndexUrl });
}
