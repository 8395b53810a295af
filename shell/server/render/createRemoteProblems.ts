import type { RemoteId, RemoteProblem } from "@site/shared-data";
import { type Incompatible, isFrame, type Registry, type Release, releasesFor } from "../../deployment/index.ts";
import { log } from "../log.ts";

/** How long a failure counts when the page that failed is not requested again. */
const ttlMs = 5 * 60_000;

interface Failure {
	/** The release that failed; another release starts without failures. */
	entry: string;
	count: number;
	at: number;
	reason: string;
	/** The last page that failed; undefined when the remote could not be loaded. */
	path: string | undefined;
}

/** Counts the renders that fail because of a remote, and lists the remotes that do not fit the shell. */
export function createRemoteProblems(registry: () => Pick<Registry, "remotes" | "history">) {
	const failures = new Map<RemoteId, Failure>();
	const entryOf = (remote: Release | Incompatible | undefined) => (remote && "entry" in remote ? remote.entry : "");

	function problemOf(id: RemoteId, remote: Release | Incompatible): RemoteProblem[] {
		const failure = failures.get(id);
		const isFailing = failure?.entry === entryOf(remote) && Date.now() - failure.at < ttlMs;
		if (!("incompatible" in remote) && !isFailing) return [];
		const problem = "incompatible" in remote ? remote.incompatible : "Its pages fail; the log has the error.";
		return [{ id, failedRenders: isFailing ? failure.count : 0, problem, repair: repairOf(id, remote) }];
	}

	function repairOf(id: RemoteId, remote: Release | Incompatible | undefined): string {
		// No earlier release of an incompatible remote fits either.
		const isUsable = remote && "entry" in remote;
		const hasEarlier = isUsable && registry().history[id]?.some(({ rolledBack }) => !rolledBack);
		return `npm run remote -- ${hasEarlier ? `rollback ${id}` : `publish ${isFrame(id) ? id : "<its folder>"}`}`;
	}

	return {
		/** The problems of public remotes. */
		list: (): RemoteProblem[] =>
			Object.entries(releasesFor("everyone", registry())).flatMap(([id, remote]) => problemOf(id, remote)),
		failed(id: RemoteId, error: unknown, path?: string): void {
			const remote = registry().remotes[id];
			const entry = entryOf(remote);
			const previous = failures.get(id);
			const count = previous?.entry === entry ? previous.count + 1 : 1;
			const reason = String(error);
			// Each page of a broken remote has the same error.
			if (count === 1 || reason !== previous?.reason) {
				log.error({ err: error }, `Pages of the remote "${id}" cannot be rendered. Run "${repairOf(id, remote)}" to repair it.`);
			}
			failures.set(id, { entry, count, at: Date.now(), reason, path });
		},
		rendered(id: RemoteId, path: string): void {
			const failure = failures.get(id);
			if (failure && (failure.path ?? path) === path) failures.delete(id);
		},
	};
}
