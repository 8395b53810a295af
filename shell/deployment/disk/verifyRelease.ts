import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Release } from "../registry.ts";
import { matchesIntegrity } from "./integrity.ts";

const downloadTimeoutMs = 30_000;

/**
 * Compares every file of a release, on this disk or at its URL, with its published hash. Resolves with one
 * sentence for each wrong file.
 */
export async function verifyRelease({ entry, integrity }: Pick<Release, "entry" | "integrity">, dist: string): Promise<string[]> {
	const readContent = entry.startsWith("http")
		? (file: string) => download(new URL(file, entry), !file.startsWith("server/"))
		: (file: string) => readFile(join(dist, dirname(entry), file));
	const checks = Object.entries(integrity).map(async ([file, hash]) => {
		try {
			return matchesIntegrity(await readContent(file), hash) ? [] : [`${file} is not what was published.`];
		} catch (error) {
			return [`${file} cannot be read: ${(error as Error).message}`];
		}
	});
	return (await Promise.all(checks)).flat();
}

async function download(url: URL, isForBrowsers: boolean): Promise<Uint8Array> {
	const response = await fetch(url, { signal: AbortSignal.timeout(downloadTimeoutMs) });
	if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
	if (isForBrowsers && response.headers.get("access-control-allow-origin") !== "*") {
		throw new Error(`${url} lacks the header "access-control-allow-origin: *", without which browsers refuse it.`);
	}
	return new Uint8Array(await response.arrayBuffer());
}
