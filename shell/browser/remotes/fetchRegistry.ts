import { type Deployment, parseRegistry, type Registry, toDeployment } from "../../deployment/index.ts";

const fetchTimeoutMs = 5_000;

let send: typeof fetch = (...request) => fetch(...request);

/** From now on the registry is read with the session, which gets the remotes of its account too. */
export function readRegistryWith(fetchAsAccount: typeof fetch): void {
	send = fetchAsAccount;
}

/** Fetches the current registry; rejects when it cannot be read. */
export async function fetchRegistry(): Promise<Registry> {
	const url = new URL("/registry.json", location.href);
	const response = await send(url, { cache: "no-cache", signal: AbortSignal.timeout(fetchTimeoutMs) });
	if (!response.ok) throw new Error(`/registry.json answered ${response.status}.`);
	return parseRegistry(await response.json());
}

/** The current deployment, checked as on the server; rejects when the registry cannot be read. */
export async function fetchDeployment(): Promise<Deployment> {
	return toDeployment(await fetchRegistry());
}
