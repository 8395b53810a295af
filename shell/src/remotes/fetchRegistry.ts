import { parseRegistry } from "./parseRegistry.ts";
import type { Registry } from "./Registry.ts";

/** Milliseconds after which a registry that does not come counts as unreadable. */
const patience = 5_000;

/** The registry as it is served now; rejects when it cannot be read. */
export async function fetchRegistry(): Promise<Registry> {
	const response = await fetch("/registry.json", { cache: "no-cache", signal: AbortSignal.timeout(patience) });
	if (!response.ok) throw new Error(`/registry.json answered ${response.status}.`);
	return parseRegistry(await response.json());
}
