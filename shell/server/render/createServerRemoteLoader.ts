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

/** Loads the verified server build of the public remote; a failure is not retried within a second. */
export function createServerRemoteLoader({ registry, dist }: Build) {
	const loadContainer = async (id: RemoteId, { entry }: UsableRemote): Promise<Container> => {
		const { remotes, history } = registry();
		const release = [remotes[id], ...history[id]].find(
			(record): record is Release => "entry" in record && record.entry === entry,
		);
		if (!release) throw new Error(`${entry} is not in the registry any more.`);
		return __non_webpack_require__(join(await verifyServerBuild(release, dist), "server/remoteEntry.cjs")) as Container;
	};
	const load = createRemoteLoader({ loadContainer, timeoutMs: loadTimeoutMs });
	let failure: { revision: number; at: number; error: unknown } | undefined;

	return async ({ revision, remotes }: Deployment): Promise<RemoteModule> => {
		if (failure?.revision === revision && performance.now() - failure.at < failureCooldownMs) throw failure.error;
		try {
			const module = await load("public", remotes.public);
			failure = undefined;
			return module;
		} catch (error) {
			if (failure?.revision !== revision) log.error({ err: error }, "The public remote cannot be loaded on the server.");
			failure = { revision, at: performance.now(), error };
			throw error;
		}
	};
}
