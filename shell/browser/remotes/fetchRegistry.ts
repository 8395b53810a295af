import { type Deployment, parseRegistry, type Registry, toDeployment } from "../../deployment/index.ts";
import { requestRegistry } from "./requestRegistry.ts";

/** Fetches the current registry; rejects when it cannot be read. */
export async function fetchRegistry(): Promise<Registry> {
	const response = await requestRegistry();
	if (!response.ok) throw new Error(`/registry.json answered ${response.status}.`);
	return parseRegistry(await response.json());
}

/** The current deployment, checked as on the server; rejects when the registry cannot be read. */
export async function fetchDeployment(): Promise<Deployment> {
	return toDeployment(await fetchRegistry());
}
