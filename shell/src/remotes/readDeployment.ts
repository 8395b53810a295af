import type { Deployment } from "./Deployment.ts";
import { parseRegistry } from "./parseRegistry.ts";
import { provided } from "./provided.ts";
import { toDeployment } from "./toDeployment.ts";

/** Milliseconds after which a registry that does not come counts as unreadable. */
const patience = 5_000;

/** Asks what is in force now, through the same gate as the server; rejects when the registry cannot be read. */
export async function readDeployment(): Promise<Deployment> {
	const response = await fetch("/registry.json", { cache: "no-cache", signal: AbortSignal.timeout(patience) });
	if (!response.ok) throw new Error(`/registry.json answered ${response.status}.`);
	return toDeployment(parseRegistry(await response.json()), provided);
}
