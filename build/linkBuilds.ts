import { rmSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeFileDurably } from "@site/shared-data/files";
import { activateBuilds, buildSite } from "./buildSite.ts";
import { endWithProcess } from "./endWithProcess.ts";
import { distFolder } from "./paths.ts";

/**
 * Creates a SITE_DIST for a test, a measurement or an export: links to all builds, and a copy of the registry
 * in which the builds of these sources are active. A running site is not affected.
 */
export async function linkBuilds(onBuild?: (app: string) => void): Promise<string> {
	const built = await buildSite(onBuild);
	const dist = await linkFolder(distFolder);
	await activateBuilds(built, { dist }).catch(async (error: unknown) => {
		await rm(dist, { recursive: true });
		throw error;
	});
	return dist;
}

/**
 * Creates a folder with links to all builds of another one, and copies of its registry and of more files. It
 * is deleted with the process at the latest.
 */
export async function linkFolder(source: string, moreFiles: string[] = []): Promise<string> {
	const dist = await mkdtemp(join(tmpdir(), "site-dist-"));
	endWithProcess(() => rmSync(dist, { recursive: true, force: true }));
	const remotes = await readdir(join(source, "remotes"));
	for (const folder of ["shell", ...remotes.map((id) => `remotes/${id}`), "fetched"]) {
		const builds = await readdir(join(source, folder), { withFileTypes: true }).catch(() => []);
		await mkdir(join(dist, folder), { recursive: true });
		for (const { name } of builds.filter((entry) => !entry.isFile())) {
			await symlink(join(source, folder, name), join(dist, folder, name));
		}
	}
	for (const file of ["package.json", "registry.json", ...moreFiles]) {
		const content = await readFile(join(source, file)).catch(() => undefined);
		if (content) await writeFileDurably(join(dist, file), content);
	}
	return dist;
}
