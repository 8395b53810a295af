import { type Area, noGuestPages, type RemoteId, type RemoteModule } from "@site/shared-data";
import type { RouteObject } from "@site/shared-ui/router";
import { areaOf, type Deployment, isFrame, type UsableRemote } from "../../deployment/index.ts";
import type { Guard } from "../guests/routesInBrowser.ts";
import { type Container, createRemoteLoader } from "./createRemoteLoader.ts";

const timeoutMs = 10_000;

/** A remote that this tab has loaded, and the URL of its entry. */
export interface LoadedRemote {
	id: RemoteId;
	module: RemoteModule;
	entry: string;
}

/** A developer's build that replaces the published one. */
export interface Override {
	id: RemoteId;
	remote: UsableRemote;
	/** Set for a development server, whose build contains the loaders. */
	isDeveloped: boolean;
}

export type Remotes = Awaited<ReturnType<typeof createRemotes>>;

/** The deployed remotes: at first from the document, after `refresh` from the registry. */
export async function createRemotes(initialDeployment: Deployment, override?: Override) {
	const loadModule = createRemoteLoader({ loadContainer: fetchContainer, timeoutMs });
	let published = initialDeployment;
	let deployment = withOverride(published);
	let guests = await loadGuestParts(deployment);
	/** The entries whose routes this document has: it runs one version of each remote. */
	const loadedEntries = new Map<RemoteId, string>();

	const entryOf = (id: RemoteId) => entryIn(deployment, id);
	const idsFor = (pathname: string) => guests?.remotesFor(deployment, pathname) ?? [areaOf(pathname)];

	function withOverride(known: Deployment): Deployment {
		return override ? { ...known, remotes: { ...known.remotes, [override.id]: override.remote } } : known;
	}

	/** Reads the registry; a failure changes nothing. */
	async function refresh(): Promise<void> {
		// Development servers have no registry.
		if (deployment.revision === 0) return;
		try {
			const { fetchDeployment } = await import(/* webpackChunkName: "registry" */ "./fetchRegistry.ts");
			const next = await fetchDeployment();
			guests ??= await loadGuestParts(next);
			published = next;
			deployment = withOverride(next);
		} catch {
			// Offline, or the server is restarting: keep the known deployment.
		}
	}

	async function loadDeployed(id: RemoteId): Promise<LoadedRemote> {
		return { id, module: await loadModule(id, deployment.remotes[id]), entry: entryOf(id) ?? "" };
	}

	/** Loads the active remote; retries once if another release has become active. */
	async function load(id: RemoteId): Promise<LoadedRemote> {
		const previous = deployment.remotes[id];
		try {
			return await loadDeployed(id);
		} catch (error) {
			await refresh();
			if (JSON.stringify(deployment.remotes[id]) === JSON.stringify(previous)) throw error;
			return loadDeployed(id);
		}
	}

	return {
		loadedEntries,
		/** URL of the remote's entry; undefined when it may not run. */
		entryOf,
		refresh,
		load,
		/** Like `load`, but an external remote that cannot be loaded shows its failure inside the frame. */
		loadOrShowFailure: (id: RemoteId): Promise<LoadedRemote> =>
			load(id).catch((error: unknown) => {
				if (!guests) throw error;
				return { id, entry: entryOf(id) ?? "", module: guests.failingModule(deployment, id, error) };
			}),
		/** The remotes of a page: its frame first, then the external remote that answers it. */
		idsFor,
		/** An external remote's routes for the frame's slot. */
		routesOfGuest: (loaded: LoadedRemote, guard: Guard): RouteObject[] =>
			guests?.routesInBrowser(deployment, loaded, guard) ?? [],
		/** The frame's routes with the external remotes' routes among its pages. */
		withGuests: ({ id, module: { routes } }: LoadedRemote, routesOfGuests: RouteObject[]) =>
			guests?.withGuests(routes, id, routesOfGuests) ?? routes,
		/** The entries of external remotes in an area's navigation and command palette. */
		guestPages: (area: Area) => guests?.guestPagesOf(deployment, area) ?? noGuestPages,
		/** The entries that the server uses for the page's data. */
		publishedEntries: (pathname: string) =>
			idsFor(pathname)
				.map((id) => (id === override?.id ? entryIn(published, id) : loadedEntries.get(id)))
				.join(" "),
		/** Whether a remote of this page was replaced or may no longer run. */
		isOutdated: (pathname: string) =>
			idsFor(pathname).some((id) => loadedEntries.has(id) && loadedEntries.get(id) !== entryOf(id)),
		/** Whether the server runs a page's loaders: not those of a remote with a session or in development. */
		isRenderedOnServer: (pathname: string) =>
			areaOf(pathname) === "public" &&
			(guests?.isForEveryone(deployment, pathname) ?? true) &&
			!(override?.isDeveloped && idsFor(pathname).includes(override.id)),
	};
}

async function loadGuestParts({ remotes }: Deployment) {
	return Object.keys(remotes).every(isFrame) ? undefined : import(/* webpackChunkName: "guests" */ "../guests/index.ts");
}

const entryIn = ({ remotes }: Deployment, id: RemoteId) => {
	const remote = remotes[id];
	return remote && "entry" in remote ? remote.entry : undefined;
};

/** Loads a remote's entry with the registry's hash; the entry contains the hashes of its chunks. */
export function fetchContainer(id: RemoteId, { version, entry, integrity }: UsableRemote, attempt: number): Promise<Container> {
	const name = `remote_${id}_${version}`.replace(/\W/g, "_");
	const container = () => (window as unknown as Record<string, Container | undefined>)[name];
	return new Promise((resolve, reject) => {
		const existing = container();
		if (existing) return resolve(existing);
		const script = document.createElement("script");
		script.addEventListener("load", () => {
			const loaded = container();
			if (loaded) resolve(loaded);
			else reject(new Error(`${entry} defines no ${name}`));
		});
		script.addEventListener("error", () => reject(new Error(`${entry} did not load, or differs from the published file`)));
		script.crossOrigin = "anonymous";
		script.integrity = integrity;
		script.src = attempt ? `${entry}?again=${attempt}` : entry;
		document.head.append(script);
	});
}
