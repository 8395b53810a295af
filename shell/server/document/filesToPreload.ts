import type { RemoteId } from "@site/shared-data";
import type { Deployment, Registry } from "../../deployment/index.ts";
import type { Script } from "../build/loadBuild.ts";

/** The files of the remote for the matched routes, with their hashes. */
export function filesToPreload(registry: Registry, deployment: Deployment, id: RemoteId, routes: string[] = []): Script[] {
	const [release, remote] = [registry.remotes[id], deployment.remotes[id]];
	// After a publish between the two reads the versions differ; preloading the wrong one would be wasted.
	if ("incompatible" in release || "incompatible" in remote || release.entry !== remote.entry) return [];
	const { entry, assets, pages, integrity } = release;
	const folder = entry.replace(/[^/]+$/, "");
	const files = [entry.slice(folder.length), ...assets, ...routes.flatMap((route) => pages[route] ?? [])];
	return files.map((file) => ({ url: folder + file, integrity: integrity[file] as string }));
}
