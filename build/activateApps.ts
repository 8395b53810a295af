import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { writeFileDurably } from "@site/shared-data/files";
import { loadOrCreateRegistry, publish, readStartedBuilds, supersededPath, writeJson } from "../shell/deployment/disk/index.ts";
import type { App, BuildResult } from "./buildWhenStale.ts";
import { distFolder } from "./paths.ts";

/** The apps of a site. */
interface Apps {
	shell: App;
	/** By id. */
	remotes: Record<string, App>;
	programs?: App;
}

export interface Activation {
	dist?: string;
	/** Builds replace active ones only once this resolves; a first start does not wait. */
	ready?: Promise<unknown>;
}

/**
 * Activates the builds for a site that starts. Skips a remote that was rolled back or is hosted elsewhere.
 * Running processes of another shell keep the previous registry.
 */
export async function activateApps(
	{ shell, remotes, programs }: Apps,
	built: Record<string, BuildResult>,
	{ dist = distFolder, ready }: Activation = {},
): Promise<void> {
	const next = { version: versionIn(built, shell), ...(programs && { programs: versionIn(built, programs) }) };
	const current = await readStartedBuilds(dist).catch(() => undefined);
	const registry = await loadOrCreateRegistry(dist);
	const stale = Object.entries(remotes).filter(([id, app]) => {
		const [active, version] = [registry.remotes[id], versionIn(built, app)];
		if (active && "entry" in active && (active.version === version || active.entry.startsWith("http"))) return false;
		const isRolledBack = registry.history[id]?.some((release) => release.version === version && release.rolledBack);
		if (isRolledBack) {
			console.log(`${id} ${version} was rolled back and is not activated; "npm run remote -- publish ${id}" activates it again.`);
		}
		return !isRolledBack;
	});
	if (!stale.length && isDeepStrictEqual(current, next)) return;
	if (current) await ready;
	// Another starting process may have done so: the registry is then already the new one.
	if (registry.revision && current && current.version !== next.version && !existsSync(supersededPath(dist, current.version))) {
		await writeFileDurably(supersededPath(dist, current.version), await readFile(join(dist, "registry.json")));
	}
	await rm(supersededPath(dist, next.version), { force: true });
	await writeJson(join(dist, "shell/current.json"), next);
	for (const [id, app] of stale) await publish(id, { version: versionIn(built, app), dist });
}

const versionIn = (built: Record<string, BuildResult>, { name }: App) => built[name]?.version as string;
