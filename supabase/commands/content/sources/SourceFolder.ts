import { readdir, readFile, realpath, stat } from "node:fs/promises";
import { basename, join, sep } from "node:path";
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

/** The tools' folders at the root, whose names a folder of posts may have. */
const skippedFolders = new Set(["_site", "vendor", "themes", "_includes", "_layouts", "archetypes", "dist"]);

/** The files of the blog. No path and no link leads out of the folder. */
export async function openSourceFolder(root: string) {
	const base = await realpath(root).catch(() => {
		throw new CommandError(`There is nothing at ${root}.`);
	});
	const list = async (isWanted: (path: string) => boolean): Promise<Listing> => {
		const listing: Listing = { paths: [], unreadable: [] };
		await walk(base, "", isWanted, listing);
		return { ...listing, paths: listing.paths.sort() };
	};
	let images: Promise<Listing> | undefined;
	return {
		/** The paths of the wanted files, sorted, without hidden folders and the tools' folders. */
		list,
		/** The path of the only image with this name; undefined if there are several. */
		async findImage(name: string): Promise<string | undefined> {
			images ??= list((path) => /\.(png|jpe?g|gif|webp|avif|svg)$/i.test(path));
			const found = (await images).paths.filter((path) => basename(path) === name);
			return found.length === 1 ? found[0] : undefined;
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
			if (entry.name !== "node_modules" && !skippedFolders.has(path)) await walk(base, path, isWanted, listing);
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
