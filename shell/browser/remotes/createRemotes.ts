import type { RemoteId, RemoteModule } from "@site/shared-data";
import type { Deployment, UsableRemote } from "../../deployment/index.ts";
import { type Container, createRemoteLoader } from "./createRemoteLoader.ts";

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
		/** Loads the active remote; after a failure once more, if the registry names another release by then. */
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

/** Loads a remote's entry by the registry's hash; the entry knows the hashes of its chunks. */
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
		script.addEventListener("error", () => reject(new Error(`${entry} did not load, or is not what was published`)));
		script.crossOrigin = "anonymous";
		script.integrity = integrity;
		script.src = attempt ? `${entry}?again=${attempt}` : entry;
		document.head.append(script);
	});
}
