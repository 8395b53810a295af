import { join } from "node:path";
import { loadOrCreateRegistry, publish, writeJson } from "../../shell/deployment/disk/index.ts";
import { distFolder } from "../paths.ts";
import { programs, remotes, shell } from "./apps.ts";
import { announceBuild, buildWhenStale } from "./buildWhenStale.ts";

/** `npm run build`: builds and says how long it took. */
export async function runBuild(): Promise<void> {
	const start = performance.now();
	const durations = await buildSite(announceBuild);
	const print = (name: string, durationMs: number) =>
		console.log(`${name.padEnd(14)} ${durationMs ? `${(durationMs / 1000).toFixed(1)} s` : "up to date"}`);
	for (const [app, durationMs] of Object.entries(durations)) print(app, durationMs);
	print("together", performance.now() - start);
}

/**
 * Builds stale apps and programs, and activates the apps. A remote that was rolled back or is served
 * elsewhere stays so.
 * Resolves with the milliseconds of each app's build; 0 when the build existed.
 */
export async function buildSite(onBuild: (app: string) => void = () => {}): Promise<Record<string, number>> {
	const apps = [shell, ...Object.values(remotes), programs];
	const built = await Promise.all(apps.map((app) => buildWhenStale(app, onBuild)));
	await writeJson(join(distFolder, "shell/current.json"), { version: built[0]?.version });
	const registry = await loadOrCreateRegistry(distFolder);
	for (const [index, id] of Object.keys(remotes).entries()) {
		const version = built[index + 1]?.version as string;
		const {
			remotes: { [id]: current },
			history: { [id]: history = [] },
		} = registry;
		if (current && "entry" in current && (current.version === version || current.entry.startsWith("http"))) continue;
		if (history.some((release) => release.version === version && release.rolledBack)) {
			console.log(`${id} ${version} was rolled back and stays so; "npm run remote -- publish ${id}" activates it again.`);
		} else await publish(id, { version, dist: distFolder });
	}
	return Object.fromEntries(apps.map(({ name }, index) => [name, built[index]?.durationMs ?? 0]));
}
