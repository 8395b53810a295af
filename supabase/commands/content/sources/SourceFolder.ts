import { readdir, readFile, realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { CommandError } from "../../../embedded/errors.ts";
import { toReason } from "../convert.ts";
import { Skipped, type Unreadable } from "./Post.ts";

export type SourceFolder = Awaited<ReturnType<typeof openSourceFolder>>;

interface Listing {
	paths: string[];
	/** Links with a matching name, and folders that cannot be read. */
	unreadable: Unreadable[];
}

const maxFileBytes = 10 * 1024 * 1024;

const skippedFolders = new Set(["node_modules", "_site", "vendor", "themes", "_includes", "_layouts", "archetypes", "dist"]);

/** The files of the blog. No path and no link leads out of the folder. */
export async function openSourceFolder(root: string) {
	const base = await realpath(root).catch(() => {
		throw new CommandError(`There is nothing at ${root}.`);
	});
	return {
		/** The paths of the wanted files, sorted, without hidden folders and the tools' folders. */
		async list(isWanted: (path: string) => boolean): Promise<Listing> {
			const listing: Listing = { paths: [], unreadable: [] };
			await walk(base, "", isWanted, listing);
			return { ...listing, paths: listing.paths.sort() };
		},
		/** The bytes of a file; null if it is missing. Throws Skipped for one that is too large. */
		async read(path: string): Promise<Buffer | null> {
			// A link may lead out of the folder, so its target is checked.
			const target = await realpath(join(base, path)).catch(() => undefined);
			if (!target?.startsWith(base + sep)) return null;
			const stats = await stat(target);
			const { size } = stats;
			if (!stats.isFile()) return null;
			if (size > maxFileBytes) {
				throw new Skipped(`has ${megabytes(size)}, and a file may have ${megabytes(maxFileBytes)}`);
			}
			return readFile(target);
		},
	};
}

async function walk(base: string, folder: string, isWanted: (path: string) => boolean, listing: Listing): Promise<void> {
	const entries = await readdir(join(base, folder), { withFileTypes: true }).catch((error: unknown) => {
		listing.unreadable.push({ source: folder || base, reason: toReason(error) });
		return [];
	});
	for (const entry of entries.filter(({ name }) => !name.startsWith("."))) {
		const path = folder ? `${folder}/${entry.name}` : entry.name;
		if (entry.isDirectory()) {
			if (!skippedFolders.has(entry.name)) await walk(base, path, isWanted, listing);
		} else if (isWanted(path)) {
			if (entry.isFile()) {
				listing.paths.push(path);
			} else {
				const reason = entry.isSymbolicLink() ? "is a link, which is not followed" : "is no file";
				listing.unreadable.push({ source: path, reason });
			}
		}
	}
}

export const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
