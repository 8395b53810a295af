import type { RemoteId } from "@site/shared-data";
import { contractProblem } from "./contractProblem.ts";
import type { Deployment, UsableRemote } from "./Deployment.ts";
import type { Refused, Registry } from "./Registry.ts";

/** The one gate between the registry and anything that runs: a remote passes when its record could be read and its contract fits this shell. */
export function toDeployment({ revision, remotes }: Registry, provided: Record<string, string>): Deployment {
	const state = (id: RemoteId): UsableRemote | Refused => {
		const release = remotes[id];
		if ("refused" in release) return release;
		const problem = contractProblem(release.contract, id, provided);
		if (problem) return { refused: problem };
		const { version, entry, integrity } = release;
		return { version, entry, integrity: integrity[entry.replace(/.*\//, "")] as string };
	};
	return { revision, remotes: { public: state("public"), admin: state("admin") } };
}
