import { readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { RemoteId } from "@site/shared-data";
import { contractProblem } from "../../shell/src/remotes/contractProblem.ts";
import type { Registry, Release } from "../../shell/src/remotes/Registry.ts";
import { remotes } from "../build/apps.ts";
import { distFolder } from "../paths.ts";
import { changeRegistry } from "./changeRegistry.ts";
import { readBuild } from "./readBuild.ts";
import { verifyRelease } from "./verifyRelease.ts";

interface Options {
	version: string;
	/** The address below which the version's folder lies, when it is served from another origin. */
	at?: string | undefined;
	expected?: number | undefined;
}

/**
 * Puts a build in force, after its contract was found to fit the shell and, on another origin, its files to be there. Resolves with the new registry.
 */
export async function publish(id: RemoteId, { version, at, expected }: Options): Promise<Registry> {
	const base = at ? at.replace(/\/$/, "") : `/${remotes[id].folder}`;
	const release: Release = {
		...(await readBuild(id, version)),
		entry: `${base}/${version}/remoteEntry.js`,
		publishedAt: new Date().toISOString(),
	};
	const problem = contractProblem(release.contract, id, await providedByShell());
	if (problem) throw new Error(problem);
	const [wrong] = at ? await verifyRelease(release) : [];
	if (wrong) throw new Error(wrong);
	const { registry, dropped } = await changeRegistry(id, () => ({ release }), { expected });
	for (const { entry } of dropped) {
		if (entry.startsWith("/")) await rm(join(distFolder, dirname(entry)), { recursive: true, force: true });
	}
	return registry;
}

async function providedByShell(): Promise<Record<string, string>> {
	const shell = join(distFolder, "shell");
	const { version } = JSON.parse(await readFile(join(shell, "current.json"), "utf8")) as { version: string };
	return (JSON.parse(await readFile(join(shell, version, "browser/entry.json"), "utf8")) as { provides: Record<string, string> })
		.provides;
}
