import type { RemoteId, SystemPart, SystemReport } from "@site/shared-data";
import { createPublicRepositories } from "@site/shared-data/visitor";
import { type Registry, toDeployment } from "../../deployment/index.ts";
import type { PublicConfig } from "../boot/BootData.ts";
import { fetchRegistry } from "../remotes/fetchRegistry.ts";
import { loadedBelow } from "./loadedBelow.ts";
import { timed } from "./timed.ts";

declare const SITE_VERSION: string;

/**
 * Looks at what is deployed, what runs in this tab (the entries by remote), and whether the backend answers;
 * what cannot be read is left out.
 */
export async function readSystem(config: PublicConfig, running: ReadonlyMap<RemoteId, string>): Promise<SystemReport> {
	const { profile } = createPublicRepositories({ url: config.supabaseUrl, key: config.supabaseKey });
	const [registry, fromHere, fromServer] = await Promise.all([
		fetchRegistry().catch(() => null),
		timed(async () => (await profile.get()) !== null),
		timed(askServer),
	]);
	return {
		revision: registry?.revision ?? null,
		parts: [shellPart(), remotePart("public", registry, running), remotePart("admin", registry, running)],
		backend: { address: new URL(config.supabaseUrl, location.href).origin, fromHere, fromServer },
	};
}

/** The server's own look at the backend; static hosting has no such server. */
async function askServer(): Promise<boolean | undefined> {
	const response = await fetch("/healthz", { cache: "no-store" });
	const text = await response.text();
	return text.startsWith("{") ? response.ok : undefined;
}

function shellPart(): SystemPart {
	return {
		name: "shell",
		running: SITE_VERSION,
		deployed: null,
		publishedAt: null,
		origin: location.origin,
		refused: null,
		hashed: null,
		loaded: loadedBelow(`${location.origin}/assets/`),
	};
}

function remotePart(name: RemoteId, registry: Registry | null, running: ReadonlyMap<RemoteId, string>): SystemPart {
	const entry = running.get(name);
	const record = registry?.remotes[name];
	const release = record && "entry" in record ? record : undefined;
	const usable = registry && toDeployment(registry).remotes[name];
	const address = entry ?? release?.entry;
	return {
		name,
		running: entry ? versionOf(entry) : null,
		deployed: release?.version ?? null,
		publishedAt: release ? new Date(release.publishedAt) : null,
		origin: address ? new URL(address, location.href).origin : null,
		refused: usable && "incompatible" in usable ? usable.incompatible : null,
		hashed: release ? Object.keys(release.integrity).length : null,
		loaded: entry ? loadedBelow(new URL(".", new URL(entry, location.href)).href) : null,
	};
}

/** A release lies in a folder of its version's name. */
const versionOf = (entry: string) => entry.split("/").at(-2) ?? entry;
