import type { RemoteId, RemoteModule } from "@site/shared-data";
import type { Deployment } from "../../deployment/index.ts";
import { createRemoteLoader } from "./createRemoteLoader.ts";
import { fetchContainer } from "./fetchContainer.ts";

const timeoutMs = 10_000;

/** A remote that this tab has loaded, and the entry that it came from. */
export interface LoadedRemote {
	module: RemoteModule;
	entry: string;
}

export type Remotes = ReturnType<typeof createRemotes>;

/**
 * The remotes as this tab knows them to be deployed: at first what the document said, later what the registry
 * says.
 */
export function createRemotes(initialDeployment: Deployment) {
	const loadModule = createRemoteLoader({ loadContainer: fetchContainer, timeoutMs });
	let deployment = initialDeployment;

	const entryOf = (id: RemoteId) => {
		const remote = deployment.remotes[id];
		return "entry" in remote ? remote.entry : undefined;
	};

	/** Reads the registry; what cannot be read changes nothing. */
	async function refresh(): Promise<void> {
		// Development servers keep no registry.
		if (deployment.revision === 0) return;
		try {
			const { fetchDeployment } = await import(/* webpackChunkName: "registry" */ "./fetchRegistry.ts");
			deployment = await fetchDeployment();
		} catch {
			// Offline, or a server on its way down: what runs here goes on running.
		}
	}

	async function loadDeployed(id: RemoteId): Promise<LoadedRemote> {
		const entry = entryOf(id) ?? "";
		return { module: await loadModule(id, deployment.remotes[id]), entry };
	}

	return {
		/** Where the remote's entry lies by what is known here; undefined when it may not run. */
		entryOf,
		refresh,
		/**
		 * Loads the remote that is in force; asks the registry before it gives up, because the one that was
		 * in force may be gone.
		 */
		async load(id: RemoteId): Promise<LoadedRemote> {
			const previous = deployment.remotes[id];
			try {
				return await loadDeployed(id);
			} catch (error) {
				await refresh();
				if (JSON.stringify(deployment.remotes[id]) === JSON.stringify(previous)) throw error;
				return loadDeployed(id);
			}
		},
	};
}
