import { type Area, type RemoteId, unsavedWorkAtom } from "@site/shared-data";
import {
	createBrowserRouter,
	type MiddlewareFunction,
	matchRoutes,
	type RouteObject,
	type RouterContextProvider,
	routerFuture,
} from "@site/shared-ui/router";
import type { createStore } from "jotai";
import { areaOf, isFrame } from "../../deployment/index.ts";
import type { BootData } from "../boot/BootData.ts";
import { loadLazyRoutes } from "../boot/loadLazyRoutes.ts";
import type { Guard } from "../guests/routesInBrowser.ts";
import type { LoadedRemote, Remotes } from "../remotes/createRemotes.ts";
import { routeTree, slotRouteId } from "../routes.tsx";
import { leaveHashesToBrowser } from "./leaveHashesToBrowser.ts";
import { loadDocument } from "./loadDocument.ts";
import { createPageDataFetcher } from "./pageData.ts";
import { singleFetch } from "./singleFetch.ts";

export interface AppParts {
	boot: Omit<BootData, "config">;
	store: ReturnType<typeof createStore>;
	adminClient: { guard: (options: GuardOptions) => MiddlewareFunction };
	remotes: Remotes;
	/** The context of loaders that run in the browser. */
	getContext: () => RouterContextProvider;
}

/** A page's guard. */
export interface GuardOptions {
	/** The accounts that pass: every signed-in one, or only those on the admin list. */
	access: "session" | "admin";
	/** Whether the page stays open after the session has ended: its loaders then wait for the next sign-in. */
	shouldStayOpen: () => boolean;
	/** Reads the registry again; set where the document does not name all remotes. */
	refreshRemotes?: (() => Promise<void>) | undefined;
}

export interface AppRouter {
	router: ReturnType<typeof createBrowserRouter>;
	/** Whether the page must stay open after the session has ended. */
	shouldStayOpen: () => boolean;
	/** Loads a public page's files and data in advance; failures are ignored. */
	preload: (page: URL) => void;
}

interface FirstPage {
	/** The remotes of the first page. */
	ids: RemoteId[];
	/** Their modules, or the error: hydration needs the routes synchronously. */
	first: LoadedRemote[] | { error: unknown };
}

/**
 * Creates the router with the first page's routes; a document runs one version of each remote. Rejects when a
 * lazy file of the rendered page cannot be loaded.
 */
export async function createAppRouter(
	{ boot, store, adminClient, remotes, getContext }: AppParts,
	{ ids, first }: FirstPage,
): Promise<AppRouter> {
	let failure = "error" in first ? first : undefined;
	let router: AppRouter["router"] | undefined;
	// Unsaved work stays open until the admin navigates.
	const shouldStayOpen = () =>
		router?.state.initialized === true && router.state.navigation.state === "idle" && store.get(unsavedWorkAtom);
	const refreshRemotes = boot.isPartial && remotes.refresh;
	const guard: Guard = (access) => adminClient.guard({ access, shouldStayOpen, refreshRemotes });
	const routes = routeTree(firstRoutes(), [guard("admin")]);
	const hydration = "error" in first ? undefined : boot.hydration;
	if (hydration) await loadLazyRoutes(routes, location.pathname);
	const fetchPageData = createPageDataFetcher(({ pathname }) => remotes.publishedEntries(pathname));
	const readData = singleFetch({
		fetchPageData,
		isRenderedOnServer: remotes.isRenderedOnServer,
		isInitialized: () => router?.state.initialized === true,
		loadDocument: () => loadDocument(router?.state.navigation.location ?? location),
	});
	const rememberPage = leaveHashesToBrowser();
	router = createBrowserRouter(routes, {
		future: routerFuture,
		dataStrategy: async (args) => {
			const next = args.fetcherKey === null && args.request.method === "GET" ? router?.state.navigation.location : undefined;
			const isNavigation = next && next.pathname !== router?.state.location.pathname;
			return isNavigation && remotes.isOutdated(next.pathname) ? loadDocument(next) : readData(args);
		},
		hydrationData: hydration as never,
		getContext,
		patchRoutesOnNavigation: async ({ path, patch }) => {
			// Documents name only the external remote of their own page; the registry names all.
			if (!missingFor(path)[0] && !knownRoutes(path)[0]) await remotes.refresh();
			const missing = missingFor(path);
			if (!missing[0]) return;
			const initialFailure = missing.every((id) => ids.includes(id)) ? failure : undefined;
			failure = undefined;
			if (initialFailure) throw initialFailure.error;
			for (const loaded of await Promise.all(missing.map(remotes.loadOrShowFailure))) {
				const { id, module, entry } = loaded;
				if (remotes.loadedEntries.has(id)) continue;
				remotes.loadedEntries.set(id, entry);
				if (isFrame(id)) patch(slotRouteId(id), module.routes);
				else patch(`${areaOf(path)}-pages`, remotes.routesOfGuest(loaded, guard));
			}
		},
	});
	rememberPage();
	router.subscribe(rememberPage);
	const preload = (page: URL) => {
		const { pathname } = page;
		const matches = knownRoutes(pathname);
		// A link to a file, such as an image, has no data.
		if (!matches[0] || missingFor(pathname)[0] || !remotes.isRenderedOnServer(pathname) || remotes.isOutdated(pathname)) return;
		fetchPageData(page).catch(() => {});
		for (const { route } of matches)
			if (typeof route.lazy === "function") void (route.lazy as () => Promise<unknown>)().catch(() => {});
	};
	return { router, shouldStayOpen, preload };

	/** The remotes of a page whose routes this document lacks. */
	function missingFor(pathname: string): RemoteId[] {
		return remotes.idsFor(pathname).filter((id) => !remotes.loadedEntries.has(id));
	}

	/** The routes of a page; none when only the frame's page for missing paths matches. */
	function knownRoutes(pathname: string) {
		const matches = matchRoutes(router?.routes ?? [], pathname) ?? [];
		return matches.at(-1)?.route.path === "*" ? [] : matches;
	}

	/** The first page's routes by area; they are loaded, so they are in the tree from the start. */
	function firstRoutes(): Partial<Record<Area, RouteObject[]>> {
		if ("error" in first) return {};
		const [frame, ...guests] = first;
		if (!frame || !isFrame(frame.id)) return {};
		for (const { id, entry } of first) remotes.loadedEntries.set(id, entry);
		const routesOfGuests = guests.flatMap((guest) => remotes.routesOfGuest(guest, guard));
		return { [frame.id]: remotes.withGuests(frame, routesOfGuests) };
	}
}
