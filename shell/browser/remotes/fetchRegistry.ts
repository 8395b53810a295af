import { type Deployment, parseRegistry, type Registry, toDeployment } from "../../deployment/index.ts";

const fetchTimeoutMs = 5_000;

/** Fetches the current registry; rejects when it cannot be read. */
export async function fetchRegistry(): Promise<Registry> {
	const response = await fetch("/registry.json", { cache: "no-cache", signal: AbortSignal.timeout(fetchTimeoutMs) });
	if (!response.ok) throw new Error(`/registry.json answered ${response.status}.`);
	return parseRegistry(await response.json());
}

/** The current deployment, checked as on the server; rejects when the registry cannot be read. */
export async function fetchDeployment(): Promise<Deployment> {
	return toDeployment(await fetchRegistry());
}
