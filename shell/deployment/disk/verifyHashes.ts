import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { lstat, mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { writeFileDurably, writeFolderDurably } from "@site/shared-data/files";
import type { Release } from "../registry.ts";

/** Compares every file of a release with its hash; resolves with one sentence for each wrong file. */
export async function verifyHashes({ entry, integrity }: Pick<Release, "entry" | "integrity">, dist: string): Promise<string[]> {
	const readContent = entry.startsWith("http")
		? (file: string) => download(new URL(file, entry), { isForBrowsers: !file.startsWith("server/") })
		: (file: string) => readOwnFile(join(dist, dirname(entry), file));
	const checks = Object.entries(integrity).map(async ([file, hash]) => {
		try {
			return matchesIntegrity(await readContent(file), hash) ? [] : [notPublished(file)];
		} catch (error) {
			return [`${file} cannot be read: ${(error as Error).message}`];
		}
	});
	return (await Promise.all(checks)).flat();
}

/** Reads no pipe, which would never end. */
async function readOwnFile(path: string) {
	if ((await lstat(path)).isFile()) return readFile(path);
	throw new Error("it is no file.");
}

/**
 * Resolves with the folder of a release's files once every file of its server build has its published hash;
 * no server code may run before. A server build on another origin is downloaded once into `fetched/`.
 */
export async function verifyServerBuild(release: Release, dist: string): Promise<string> {
	const files = Object.entries(release.integrity).filter(([file]) => file.startsWith("server/"));
	if (!files.length) throw new Error(`${release.entry} has no server build.`);
	const isOtherOrigin = release.entry.startsWith("http");
	const folder = isOtherOrigin ? fetchedFolder(release, dist) : join(dist, dirname(release.entry));
	if (isOtherOrigin && !existsSync(folder)) await downloadBuild(folder, files, release.entry);
	await Promise.all(files.map(async ([file, hash]) => assertIntegrity(await readFile(join(folder, file)), file, hash)));
	return folder;
}

const downloadBuild = (folder: string, files: [string, string][], entry: string) =>
	writeFolderDurably(folder, async (draft) => {
		const downloads = files.map(async ([file, hash]) => {
			const content = await download(new URL(file, entry), { timeoutMs: 10_000, redirect: "error" });
			assertIntegrity(content, file, hash);
			return { file, content };
		});
		const verified = await Promise.all(downloads);
		await mkdir(join(draft, "server"));
		for (const { file, content } of verified) await writeFileDurably(join(draft, file), content);
	});

interface DownloadOptions {
	timeoutMs?: number;
	redirect?: "error" | "follow";
	isForBrowsers?: boolean;
}

async function download(url: URL, { timeoutMs = 30_000, redirect = "follow", isForBrowsers = false }: DownloadOptions) {
	const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect });
	if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
	if (isForBrowsers && response.headers.get("access-control-allow-origin") !== "*") {
		throw new Error(`${url} lacks the header "access-control-allow-origin: *", without which browsers refuse it.`);
	}
	return new Uint8Array(await response.arrayBuffer());
}

/** Named by a hash of all files: a new URL causes no second download, and releases never share a folder. */
export function fetchedFolder({ version, integrity }: Release, dist: string): string {
	const hash = integrityOf(Buffer.from(JSON.stringify(integrity))).replace(/\W/g, "");
	return join(dist, "fetched", `${version}-${hash.slice(6, 22)}`);
}

/** The hash of the content in the form of an `integrity` attribute. */
export function integrityOf(content: Uint8Array, algorithm = "sha256"): string {
	return `${algorithm}-${createHash(algorithm).update(content).digest("base64")}`;
}

/** Whether the content has this hash; sha256, sha384 and sha512 are supported. */
export function matchesIntegrity(content: Uint8Array, integrity: string): boolean {
	return integrityOf(content, integrity.slice(0, 6)) === integrity;
}

function assertIntegrity(content: Uint8Array, file: string, hash: string) {
	if (!matchesIntegrity(content, hash)) throw new Error(notPublished(file));
}

const notPublished = (file: string) => `${file} differs from the published file.`;
