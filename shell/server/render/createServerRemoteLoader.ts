import { join } from "node:path";
import type { RemoteId, RemoteModule } from "@site/shared-data";
import { type Container, createRemoteLoader } from "../../browser/remotes/createRemoteLoader.ts";
import { verifyServerBuild } from "../../deployment/disk/index.ts";
import type { Deployment, Release, UsableRemote } from "../../deployment/index.ts";
import type { Build } from "../build/loadBuild.ts";
import { log } from "../log.ts";

declare const __non_webpack_require__: NodeJS.Require;

const loadTimeoutMs = 2_000;
const failureCooldownMs = 1_000;

/** Loads the verified server build of a remote; a failure is not retried within a second. */
export function createServerRemoteLoader({ registry, dist }: Build) {
	const loadContainer = async (id: RemoteId, { entry }: UsableRemote): Promise<Container> => {
		const { remotes, history } = registry();
		const release = [remotes[id], ...(history[id] ?? [])].find(
			(record): record is Release => record !== undefined && "entry" in record && record.entry === entry,
		);
		if (!release) throw new Error(`${entry} is no longer in the registry.`);
		return __non_webpack_require__(join(await verifyServerBuild(release, dist), "server/remoteEntry.cjs")) as Container;
	};
	const load = createRemoteLoader({ loadContainer, timeoutMs: loadTimeoutMs });
	const failures = new Map<RemoteId, { revision: number; at: number; error: unknown }>();

	return async (id: RemoteId, { revision, remotes }: Deployment): Promise<RemoteModule> => {
		const failure = failures.get(id);
		if (failure?.revision === revision && performance.now() - failure.at < failureCooldownMs) throw failure.error;
		try {
			const module = await load(id, remotes[id]);
			failures.delete(id);
			return module;
		} catch (error) {
			if (failure?.revision !== revision) log.error({ err: error }, `The remote "${id}" cannot be loaded on the server.`);
			failures.set(id, { revision, at: performance.now(), error });
			throw error;
		}
	};
}
