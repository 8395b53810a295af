import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { RemoteId } from "@site/shared-data";
import { hashFile } from "../../shell/server/remotes/hashFile.ts";
import type { Release } from "../../shell/src/remotes/Registry.ts";
import { remotes } from "../build/apps.ts";
import { distFolder } from "../paths.ts";

/** What a build on this disk says about itself, and the hash of each of its files. */
export async function readBuild(id: RemoteId, version: string): Promise<Omit<Release, "entry" | "publishedAt">> {
	const folder = join(distFolder, remotes[id].folder, version);
	const text = await readFile(join(folder, "remote.json"), "utf8").catch(() => {
		throw new Error(
			`There is no build ${version} of ${id}; "npm run remote -- build ${id}" makes one of the sources as they are.`,
		);
	});
	const { assets, pages, contract } = JSON.parse(text) as Pick<Release, "assets" | "pages" | "contract">;
	const found = await readdir(folder, { recursive: true, withFileTypes: true });
	const files = found.filter((entry) => entry.isFile() && !/\.(br|gz)$|^remote\.json$/.test(entry.name));
	const hashes = files.map(async (entry) => {
		const path = join(entry.parentPath, entry.name);
		return [relative(folder, path).split(sep).join("/"), await hashFile(path)] as const;
	});
	const integrity = Object.fromEntries((await Promise.all(hashes)).sort(([a], [b]) => (a < b ? -1 : 1)));
	return { version, integrity, assets, pages, contract };
}
