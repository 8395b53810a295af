import { contractHeader, type Deployment, parseRegistry, type Registry, toDeployment } from "../../deployment/index.ts";
import { requestRegistry } from "./requestRegistry.ts";

/** The fingerprint of this shell's contract; empty in development. */
declare const SITE_CONTRACT: string;

/** Fetches the current registry; rejects when it cannot be read. */
export async function fetchRegistry(): Promise<Registry> {
	const response = await requestRegistry();
	if (!response.ok) throw new Error(`/registry.json answered ${response.status}.`);
	const contract = response.headers.get(contractHeader);
	return { ...parseRegistry(await response.json()), ...(contract && { contract }) };
}

/** The current deployment, checked as on the server; rejects when the registry cannot be read. */
export async function fetchDeployment(): Promise<Deployment> {
	const registry = await fetchRegistry();
	const deployment = toDeployment(registry);
	if (registry.contract === undefined || registry.contract === SITE_CONTRACT) return deployment;
	// The server has checked the remotes for its own shell, which the next document loads.
	const remotes = Object.keys(deployment.remotes).map((id) => [id, { incompatible: otherShell }]);
	return { ...deployment, remotes: Object.fromEntries(remotes) };
}

const otherShell = "This tab runs another version of the site. Reload the page.";
