import type { RemoteId, RemoteModule } from "@site/shared-data";
import type { Deployment } from "../../deployment/index.ts";
import { createRemoteLoader } from "./createRemoteLoader.ts";
import { fetchContainer } from "./fetchContainer.ts";

const timeoutMs = 10_000;

/** A remote that this tab has loaded, and the URL of its entry. */
export interface LoadedRemote {
	module: RemoteModule;
	entry: string;
}

export type Remotes = ReturnType<typeof createRemotes>;

/** The deployed remotes: first as the document says, after `refresh` as the registry says. */
export function createRemotes(initialDeployment: Deployment) {
	const loadModule = createRemoteLoader({ loadContainer: fetchContainer, timeoutMs });
	let deployment = initialDeployment;

	const entryOf = (id: RemoteId) => {
		const remote = deployment.remotes[id];
		return "entry" in remote ? remote.entry : undefined;
	};

	/** Reads the registry; a failure changes nothing. */
	async function refresh(): Promise<void> {
		// Development servers have no registry.
		if (deployment.revision === 0) return;
		try {
			const { fetchDeployment } = await import(/* webpackChunkName: "registry" */ "./fetchRegistry.ts");
			deployment = await fetchDeployment();
		} catch {
			// Offline, or the server is restarting: keep the known deployment.
		}
	}

	async function loadDeployed(id: RemoteId): Promise<LoadedRemote> {
		const entry = entryOf(id) ?? "";
		return { module: await loadModule(id, deployment.remotes[id]), entry };
	}

	return {
		/** URL of the remote's entry; undefined when it may not run. */
		entryOf,
		refresh,
		/**
		 * Loads the active remote. After a failure it reads the registry and tries once more when the release has
		 * changed.
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
