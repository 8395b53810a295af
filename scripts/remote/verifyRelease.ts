import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { hashOf } from "../../shell/server/remotes/hashFile.ts";
import type { Release } from "../../shell/src/remotes/Registry.ts";
import { distFolder } from "../paths.ts";

/** Compares every file of a release, on this disk or at its address, with what was published; one sentence for each that is wrong. */
export async function verifyRelease({ entry, integrity }: Pick<Release, "entry" | "integrity">): Promise<string[]> {
	const contentOf = entry.startsWith("http")
		? (file: string) => download(new URL(file, entry), !file.startsWith("server/"))
		: (file: string) => readFile(join(distFolder, dirname(entry), file));
	const checks = Object.entries(integrity).map(async ([file, hash]) => {
		try {
			return hashOf(await contentOf(file), hash.slice(0, 6)) === hash ? [] : [`${file} is not what was published.`];
		} catch (error) {
			return [`${file} cannot be read: ${(error as Error).message}`];
		}
	});
	return (await Promise.all(checks)).flat();
}

async function download(address: URL, isForBrowsers: boolean): Promise<Uint8Array> {
	const response = await fetch(address, { signal: AbortSignal.timeout(30_000) });
	if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
	if (isForBrowsers && response.headers.get("access-control-allow-origin") !== "*") {
		throw new Error(`${address} lacks the header "access-control-allow-origin: *", without which browsers refuse it.`);
	}
	return new Uint8Array(await response.arrayBuffer());
}
