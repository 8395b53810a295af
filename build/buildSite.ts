import { type Activation, activateApps } from "./activateApps.ts";
import { developmentShell, programs, remotes, shell } from "./apps.ts";
import { announceBuild, type BuildResult, buildWhenStale, hasBuildTools } from "./buildWhenStale.ts";

/** `npm run build`: builds and prints the duration. */
export async function runBuild(): Promise<void> {
	const start = performance.now();
	const built = await buildSite(announceBuild);
	const print = (name: string, durationMs: number) =>
		console.log(`${name.padEnd(14)} ${durationMs ? `${(durationMs / 1000).toFixed(1)} s` : "up to date"}`);
	for (const [app, { durationMs }] of Object.entries(built)) print(app, durationMs);
	print("together", performance.now() - start);
	console.log("A site serves these builds after its next start.");
}

/**
 * Builds stale apps and programs, and activates nothing. Resolves with each app's build. A development shell,
 * which REMOTE_OVERRIDES uses, is built too where the tools are.
 */
export async function buildSite(onBuild: (app: string) => void = () => {}): Promise<Record<string, BuildResult>> {
	const apps = [shell, ...Object.values(remotes), programs];
	const isForDevelopers = process.env.REMOTE_OVERRIDES === "on" && hasBuildTools();
	const [built] = await Promise.all([
		Promise.all(apps.map(async (app) => [app.name, await buildWhenStale(app, onBuild)] as const)),
		isForDevelopers && buildWhenStale(developmentShell, onBuild),
	]);
	return Object.fromEntries(built);
}

/** Activates the builds of this site. */
export const activateBuilds = (built: Record<string, BuildResult>, activation?: Activation): Promise<void> =>
	activateApps({ shell, remotes, programs }, built, activation);
