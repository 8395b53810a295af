import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { RemoteId } from "@site/shared-data";
import { announceBuild } from "../../../build/buildWhenStale.ts";
import { linkBuilds } from "../../../build/linkBuilds.ts";
import { distFolder } from "../../../build/paths.ts";
import { readRegistry, readShell, readShellVersion } from "../../../shell/deployment/disk/index.ts";
import { fitRegistry, isFrame } from "../../../shell/deployment/index.ts";
import { type Findings, tryActive } from "./tryRelease.ts";

/** Tries every external remote in the shell that the next start activates; the site serves the one before. */
export async function checkUpdate(): Promise<(Findings & { id: RemoteId })[]> {
	const dist = await linkBuilds(announceBuild);
	try {
		const shell = await readShell(join(dist, "shell", await readShellVersion(dist), "browser"));
		const registry = fitRegistry(await readRegistry(dist), shell);
		const findings: (Findings & { id: RemoteId })[] = [];
		for (const [id, release] of Object.entries(registry.remotes)) {
			if (isFrame(id)) continue;
			const problem = "incompatible" in release ? release.incompatible : release.refused;
			findings.push({
				id,
				...(problem ? { problem, untried: [] } : await tryActive(id, { registry, dist, siteDist: distFolder })),
			});
		}
		return findings;
	} finally {
		await rm(dist, { recursive: true, force: true });
	}
}
