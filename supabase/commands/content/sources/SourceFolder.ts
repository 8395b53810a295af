import { readdir, readFile, realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { CommandError } from "../../../embedded/errors.ts";
import { LeftOut } from "./Post.ts";

/** The files of the blog. No path and no link leads out of the folder. */
export interface SourceFolder {
	/** The paths of all files, with slashes, sorted; hidden folders and those of tools are left out. */
	list(): Promise<string[]>;
	/**
	 * The bytes of a file; null if there is none inside the folder. Throws LeftOut for one that is too large.
	 */
	read(path: string): Promise<Buffer | null>;
}

const maxFileBytes = 10 * 1024 * 1024;

const skippedFolders = new Set(["node_modules", "_site", "vendor", "themes", "_includes", "_layouts", "archetypes", "dist"]);

export async function openSourceFolder(root: string): Promise<SourceFolder> {
	const base = await realpath(root).catch(() => {
		throw new CommandError(`There is nothing at ${root}.`);
	});
	return {
		async list() {
			const paths: string[] = [];
			await walk(base, "", paths);
			return paths.sort();
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
				throw new LeftOut(`has ${megabytes(size)}, and a file may have ${megabytes(maxFileBytes)}`);
			}
			return readFile(target);
		},
	};
}

async function walk(base: string, folder: string, paths: string[]): Promise<void> {
	for (const entry of await readdir(join(base, folder), { withFileTypes: true })) {
		const path = folder ? `${folder}/${entry.name}` : entry.name;
		if (entry.isDirectory() && !entry.name.startsWith(".") && !skippedFolders.has(entry.name)) {
			await walk(base, path, paths);
		} else if (entry.isFile() && !entry.name.startsWith(".")) {
			paths.push(path);
		}
	}
}

export const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
