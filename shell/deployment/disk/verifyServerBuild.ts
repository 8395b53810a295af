import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Release } from "../registry.ts";
import { integrityOf, matchesIntegrity } from "./integrity.ts";

const downloadTimeoutMs = 10_000;

/**
 * Resolves with the folder of a release's files once every file of its server build has its published hash;
 * no server code may run before. A server build on another origin is downloaded once into `fetched/`.
 */
export async function verifyServerBuild(release: Release, dist: string): Promise<string> {
	const files = Object.entries(release.integrity).filter(([file]) => file.startsWith("server/"));
	if (!files.length) throw new Error(`${release.entry} has no server build.`);
	const isOtherOrigin = release.entry.startsWith("http");
	const folder = isOtherOrigin ? join(dist, "fetched", folderNameOf(release)) : join(dist, dirname(release.entry));
	if (isOtherOrigin && !existsSync(folder)) await downloadBuild(folder, files, release.entry);
	await Promise.all(files.map(async ([file, hash]) => assertIntegrity(await readFile(join(folder, file)), file, hash)));
	return folder;
}

async function downloadBuild(folder: string, files: [string, string][], entry: string) {
	await mkdir(dirname(folder), { recursive: true });
	const tempDir = await mkdtemp(`${folder}.`);
	try {
		await mkdir(join(tempDir, "server"));
		await Promise.all(
			files.map(async ([file, hash]) => {
				const signal = AbortSignal.timeout(downloadTimeoutMs);
				const response = await fetch(new URL(file, entry), { signal, redirect: "error" });
				if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
				const content = new Uint8Array(await response.arrayBuffer());
				assertIntegrity(content, file, hash);
				await writeFile(join(tempDir, file), content);
			}),
		);
		await rename(tempDir, folder).catch((error: unknown) => {
			if (!existsSync(folder)) throw error;
		});
	} finally {
		await rm(tempDir, { recursive: true, force: true });
	}
}

function assertIntegrity(content: Uint8Array, file: string, hash: string) {
	if (!matchesIntegrity(content, hash)) throw new Error(`${file} is not what was published.`);
}

/**
 * The name contains a hash of all files: a release with a new URL is not downloaded again, and different
 * ones never share a folder.
 */
function folderNameOf({ version, integrity }: Release) {
	const hash = integrityOf(Buffer.from(JSON.stringify(integrity))).replace(/\W/g, "");
	return `${version}-${hash.slice(6, 22)}`;
}
