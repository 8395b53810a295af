import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Release } from "../../src/remotes/Registry.ts";
import { hashOf } from "./hashFile.ts";

/**
 * The folder with a release's files on this disk, once every file of its server build has the hash that was published; nothing of it may run before. The
 * server build of a release on another origin is fetched first, and kept.
 */
export async function verifiedServerBuild(release: Release, dist: string): Promise<string> {
	const files = Object.entries(release.integrity).filter(([file]) => file.startsWith("server/"));
	if (!files.length) throw new Error(`${release.entry} has no server build.`);
	const isElsewhere = release.entry.startsWith("http");
	const folder = isElsewhere ? join(dist, "fetched", keptName(release)) : join(dist, dirname(release.entry));
	if (isElsewhere && !existsSync(folder)) await fetchInto(folder, files, release.entry);
	await Promise.all(files.map(async ([file, hash]) => check(await readFile(join(folder, file)), file, hash)));
	return folder;
}

async function fetchInto(folder: string, files: [string, string][], entry: string) {
	await mkdir(dirname(folder), { recursive: true });
	const workshop = await mkdtemp(`${folder}.`);
	try {
		await mkdir(join(workshop, "server"));
		await Promise.all(
			files.map(async ([file, hash]) => {
				const response = await fetch(new URL(file, entry), { signal: AbortSignal.timeout(fetchLimit), redirect: "error" });
				if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
				const content = new Uint8Array(await response.arrayBuffer());
				check(content, file, hash);
				await writeFile(join(workshop, file), content);
			}),
		);
		await rename(workshop, folder).catch((error: unknown) => {
			if (!existsSync(folder)) throw error;
		});
	} finally {
		await rm(workshop, { recursive: true, force: true });
	}
}

const fetchLimit = 10_000;

function check(content: Uint8Array, file: string, hash: string) {
	if (hashOf(content, hash.slice(0, 6)) !== hash) throw new Error(`${file} is not what was published.`);
}

/** Named after what it holds, so that a release that moved is not fetched again, and two that differ never share a folder. */
function keptName({ version, integrity }: Release) {
	return `${version}-${hashOf(Buffer.from(JSON.stringify(integrity)))
		.replace(/\W/g, "")
		.slice(6, 22)}`;
}
