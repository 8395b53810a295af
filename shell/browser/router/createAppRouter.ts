import { publicRepositoriesContext, type RemoteId, systemContext, unsavedWorkAtom } from "@site/shared-data";
import { createBrowserRouter, matchRoutes, RouterContextProvider, routerFuture } from "@site/shared-ui/router";
import type { createStore } from "jotai";
import { remoteFor } from "../../deployment/index.ts";
import type { BootData } from "../boot/BootData.ts";
import { loadLazyRoutes } from "../boot/loadLazyRoutes.ts";
import type { LoadedRemote, Remotes } from "../remotes/createRemotes.ts";
import { routeTree, slotOf } from "../routes.tsx";
import { adminGuard } from "../session/adminGuard.ts";
import type { createAdminClient } from "../session/createAdminClient.ts";
import { loadDocument } from "./loadDocument.ts";
import { createPageReader } from "./pageData.ts";
import { singleFetch } from "./singleFetch.ts";
import { visitorRepositories } from "./visitorRepositories.ts";

export interface AppParts {
	boot: BootData;
	store: ReturnType<typeof createStore>;
	adminClient: ReturnType<typeof createAdminClient>;
	remotes: Remotes;
}

export interface AppRouter {
	router: ReturnType<typeof createBrowserRouter>;
	/** Whether the page must stay although the session has ended. */
	staysOpen: () => boolean;
	/** Whether a remote that this document runs was replaced by another that may run here. */
	isOutdated: (id: RemoteId) => boolean;
	/** Loads a public page's program and data before it is asked for; what does not come is loaded then. */
	preload: (page: URL) => void;
}

interface Start {
	/** The remote of the first page. */
	id: RemoteId;
	/** Its module, or why there is none: hydration needs the routes, and a router without any complains. */
	first: LoadedRemote | { error: unknown };
}

/**
 * Rejects when a file of the page that was rendered does not come. One document runs one version of each
 * remote.
 */
export async function createAppRouter({ boot, store, adminClient, remotes }: AppParts, { id, first }: Start): Promise<AppRouter> {
	const running = new Map<RemoteId, string>();
	let failure = "error" in first ? first : undefined;
	if ("module" in first) running.set(id, first.entry);
	let router: AppRouter["router"] | undefined;
	// Unsaved work stays on the screen until the person goes elsewhere.
	const staysOpen = () =>
		router?.state.initialized === true && router.state.navigation.state === "idle" && store.get(unsavedWorkAtom);
	const isOutdated = (id: RemoteId) => {
		const [entry, active] = [running.get(id), remotes.entryOf(id)];
		return entry !== undefined && active !== undefined && active !== entry;
	};
	const routes = routeTree("module" in first ? { [id]: first.module.routes } : {}, [adminGuard({ ...adminClient, staysOpen })]);
	const hydration = "module" in first ? boot.hydration : undefined;
	if (hydration) await loadLazyRoutes(routes, location.pathname);
	const read = createPageReader(() => running.get("public"));
	const readData = singleFetch({
		read,
		isInitialized: () => router?.state.initialized === true,
		loadDocument: () => loadDocument(router?.state.navigation.location ?? location),
	});
	router = createBrowserRouter(routes, {
		future: routerFuture,
		dataStrategy: async (args) => {
			const next = args.fetcherKey === null && args.request.method === "GET" ? router?.state.navigation.location : undefined;
			const isMove = next && next.pathname !== router?.state.location.pathname;
			return isMove && isOutdated(remoteFor(next.pathname)) ? loadDocument(next) : readData(args);
		},
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
		if (!running.has("public") || remoteFor(page.pathname) !== "public" || isOutdated("public")) return;
		read(page).catch(() => {});
		for (const { route } of matchRoutes(router?.routes ?? [], page.pathname) ?? [])
			if (typeof route.lazy === "function") void (route.lazy as () => Promise<unknown>)().catch(() => {});
	};
	return { router, staysOpen, isOutdated, preload };
}

function contextOf({ config }: BootData, running: ReadonlyMap<RemoteId, string>) {
	const context = new RouterContextProvider();
	context.set(
		publicRepositoriesContext,
		visitorRepositories(() => loadRepositories(config)),
	);
	context.set(systemContext, async () => {
		const { readSystem } = await import(/* webpackChunkName: "system" */ "../system/readSystem.ts");
		return readSystem(config, running);
	});
	return context;
}

async function loadRepositories({ supabaseUrl, supabaseKey }: BootData["config"]) {
	const { createPublicRepositories } = await import("@site/shared-data/visitor");
	// Development servers have no index of their own.
	const searchIndex = process.env.NODE_ENV === "development" ? undefined : "/search.json";
	return createPublicRepositories({ url: supabaseUrl, key: supabaseKey, searchIndex });
}
