import { readdir, readFile, realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { CommandError } from "../../../embedded/errors.ts";
import { toReason } from "../convert.ts";
import { Skipped, type Unreadable } from "./Post.ts";

/** The files of the blog. No path and no link leads out of the folder. */
export interface SourceFolder {
	/**
	 * The paths of the wanted files, with slashes, sorted; hidden folders and those of tools are left out.
	 * Links with a wanted name and folders that cannot be read are named.
	 */
	list(isWanted: (path: string) => boolean): Promise<Listing>;
	/**
	 * The bytes of a file; null if there is none inside the folder. Throws Skipped for one that is too large.
	 */
	read(path: string): Promise<Buffer | null>;
}

interface Listing {
	paths: string[];
	unreadable: Unreadable[];
}

const maxFileBytes = 10 * 1024 * 1024;

const skippedFolders = new Set(["node_modules", "_site", "vendor", "themes", "_includes", "_layouts", "archetypes", "dist"]);

export async function openSourceFolder(root: string): Promise<SourceFolder> {
	const base = await realpath(root).catch(() => {
		throw new CommandError(`There is nothing at ${root}.`);
	});
	return {
		async list(isWanted) {
			const listing: Listing = { paths: [], unreadable: [] };
			await walk(base, "", isWanted, listing);
			return { ...listing, paths: listing.paths.sort() };
		},
		async read(path) {
			// A link may lead out of the folder, so its target decides.
			const target = await realpath(join(base, path)).catch(() => undefined);
			if (!target?.startsWith(base + sep)) {
				return null;
			}
			const { size, isFile } = await stat(target).then((stats) => ({ size: stats.size, isFile: stats.isFile() }));
			if (!isFile) {
				return null;
			}
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
			if (!skippedFolders.has(entry.name)) {
				await walk(base, path, isWanted, listing);
			}
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
