import { join, sep } from "node:path";

/** Where a path of the site lies below the folder: a page without an ending is the index of a folder of its own, which every static host serves. */
export function fileFor(folder: string, path: string): string {
	const name = decodeURIComponent(path);
	const file = join(folder, /\.[a-z0-9]+$/i.test(name) ? name : join(name, "index.html"));
	if (!file.startsWith(folder + sep)) throw new Error(`${path} would lie outside of the export.`);
	return file;
}
