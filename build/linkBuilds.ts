import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeFileDurably } from "@site/shared-data/files";
import { activateBuilds, buildSite } from "./buildSite.ts";
import { distFolder } from "./paths.ts";

/**
 * Creates a SITE_DIST for a test, a measurement or an export: links to all builds, and a copy of the registry
 * in which the builds of these sources are active. A running site is not affected.
 */
export async function linkBuilds(onBuild?: (app: string) => void): Promise<string> {
	const built = await buildSite(onBuild);
	const dist = await mkdtemp(join(tmpdir(), "site-dist-"));
	const remotes = await readdir(join(distFolder, "remotes"));
	for (const folder of ["shell", ...remotes.map((id) => `remotes/${id}`), "fetched"]) {
		const builds = await readdir(join(distFolder, folder), { withFileTypes: true }).catch(() => []);
		await mkdir(join(dist, folder), { recursive: true });
		for (const { name } of builds.filter((entry) => entry.isDirectory())) {
			await symlink(join(distFolder, folder, name), join(dist, folder, name));
		}
	}
	for (const file of ["package.json", "registry.json"]) {
		const content = await readFile(join(distFolder, file)).catch(() => undefined);
		if (content) await writeFileDurably(join(dist, file), content);
	}
	await activateBuilds(built, { dist }).catch(async (error: unknown) => {
		await rm(dist, { recursive: true });
		throw error;
	});
	return dist;
}
