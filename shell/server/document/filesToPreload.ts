import type { RemoteId } from "@site/shared-data";
import type { Deployment, Registry } from "../../deployment/index.ts";
import type { Script } from "../build/loadBuild.ts";

/**
 * The files of the remote that the matched routes will ask for, and no other's, with the hashes that they
 * will be asked for with.
 */
export function filesToPreload(registry: Registry, deployment: Deployment, id: RemoteId, routes: string[] = []): Script[] {
	const [release, remote] = [registry.remotes[id], deployment.remotes[id]];
	// A publish in this very moment: hints of another version would be downloaded in vain.
	if ("incompatible" in release || "incompatible" in remote || release.entry !== remote.entry) return [];
	const { entry, assets, pages, integrity } = release;
	const folder = entry.replace(/[^/]+$/, "");
	const files = [entry.slice(folder.length), ...assets, ...routes.flatMap((route) => pages[route] ?? [])];
	return files.map((file) => ({ url: folder + file, integrity: integrity[file] as string }));
}
