import type { RemoteId, RemoteProblem, SystemPart, SystemReport } from "@site/shared-data";
import { createPublicRepositories } from "@site/shared-data/visitor";
import { type Registry, toDeployment } from "../../deployment/index.ts";
import type { PublicConfig } from "../boot/BootData.ts";
import { fetchRegistry } from "../remotes/fetchRegistry.ts";

declare const SITE_VERSION: string;

/** The deployed builds, the builds of this tab and the backend's state; null for unreadable values. */
export async function readSystemReport(
	config: PublicConfig,
	loadedEntries: ReadonlyMap<RemoteId, string>,
): Promise<SystemReport> {
	const { profile } = createPublicRepositories({ url: config.supabaseUrl, key: config.supabaseKey });
	let problems: RemoteProblem[] = [];
	const [registry, fromBrowser, fromServer] = await Promise.all([
		fetchRegistry().catch(() => null),
		timeCall(async () => (await profile.get()) !== null),
		timeCall(() => checkHealth((remotes) => (problems = remotes))),
	]);
	const partIds = Object.keys(registry?.remotes ?? Object.fromEntries(loadedEntries));
	return {
		revision: registry?.revision ?? null,
		parts: [
			shellPart(),
			...partIds.map((id) => ({
				...remotePart(id, registry, loadedEntries),
				failing: problems.find((problem) => problem.id === id),
			})),
		],
		backend: { url: new URL(config.supabaseUrl, location.href).origin, fromBrowser, fromServer },
	};
}

/** Measures a call in milliseconds and whether it succeeded; `undefined` means that it does not apply. */
async function timeCall(call: () => Promise<boolean | undefined>): Promise<SystemReport["backend"]["fromBrowser"]> {
	const start = performance.now();
	const isReachable = await call().catch(() => false);
	if (isReachable === undefined) return { isChecked: false };
	return { isChecked: true, isReachable, durationMs: Math.round(performance.now() - start) };
}

/** The backend's health as the server sees it; undefined on static hosting, which has no server. */
async function checkHealth(onProblems: (remotes: RemoteProblem[]) => void): Promise<boolean | undefined> {
	const response = await fetch("/healthz", { cache: "no-store" });
	const text = await response.text();
	if (!text.startsWith("{")) return undefined;
	onProblems(JSON.parse(text).remotes ?? []);
	return response.ok;
}

function shellPart(): SystemPart {
	return {
		name: "shell",
		running: SITE_VERSION,
		deployed: null,
		publishedAt: null,
		origin: location.origin,
		incompatible: null,
		hashedFiles: null,
		loaded: scriptsLoadedFrom(`${location.origin}/assets/`),
	};
}

function remotePart(name: RemoteId, registry: Registry | null, loadedEntries: ReadonlyMap<RemoteId, string>): SystemPart {
	const entry = loadedEntries.get(name);
	const record = registry?.remotes[name];
	const release = record && "entry" in record ? record : undefined;
	const usable = registry && toDeployment(registry).remotes[name];
	const url = entry ?? release?.entry;
	return {
		name,
		running: entry ? versionOf(entry) : null,
		deployed: release?.version ?? null,
		publishedAt: release ? new Date(release.publishedAt) : null,
		origin: url ? new URL(url, location.href).origin : null,
		incompatible: (usable && "incompatible" in usable ? usable.incompatible : release?.refused) ?? null,
		hashedFiles: release ? Object.keys(release.integrity).length : null,
		loaded: entry ? scriptsLoadedFrom(new URL(".", new URL(entry, location.href)).href) : null,
	};
}

/** The last folder of an entry's URL is the version. */
const versionOf = (entry: string) => entry.split("/").at(-2) ?? entry;

/** Resource timing of the scripts that this tab loaded from below a URL; null when there are none. */
function scriptsLoadedFrom(folder: string): SystemPart["loaded"] {
	const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
	const scripts = entries.filter(({ name }) => name.startsWith(folder) && /\.js(\?|$)/.test(name));
	if (!scripts.length) return null;
	const start = Math.min(...scripts.map(({ startTime }) => startTime));
	const end = Math.max(...scripts.map(({ responseEnd }) => responseEnd));
	// A preloaded script may have two entries.
	const files = new Set(scripts.map(({ name }) => name.replace(/\?.*/, "")));
	return {
		files: files.size,
		durationMs: Math.round(end - start),
		bytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
	};
}
