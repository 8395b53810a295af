import type { Deployment } from "./Deployment.ts";
import { fetchRegistry } from "./fetchRegistry.ts";
import { provided } from "./provided.ts";
import { toDeployment } from "./toDeployment.ts";

/** Asks what is in force now, through the same gate as the server; rejects when the registry cannot be read. */
export async function readDeployment(): Promise<Deployment> {
	return toDeployment(await fetchRegistry(), provided);
}
