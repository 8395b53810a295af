import { readFile, stat } from "node:fs/promises";
import { basename, dirname, extname, resolve } from "node:path";
import { CommandError } from "../../../embedded/errors.ts";
import { loadImport } from "./loadImport.ts";
import type { Source } from "./Post.ts";
import { readMarkdownFolder } from "./readMarkdownFolder.ts";
import { megabytes, openSourceFolder, type SourceFolder } from "./SourceFolder.ts";

/** An export contains all posts in one file, so it may be larger than a file of a folder. */
const maxExportBytes = 100 * 1024 * 1024;

/** Reads a folder of Markdown files, one such file, or an export of Ghost or WordPress. */
export async function readSource(subject: string): Promise<{ source: Source; folder: SourceFolder }> {
	const path = resolve(subject);
	const stats = await stat(path).catch((error) => refuse(path, error));
	if (stats.isDirectory()) {
		const folder = await openSourceFolder(path);
		return { source: await readMarkdownFolder(folder), folder };
	}
	const folder = await openSourceFolder(dirname(path));
	const kind = extname(path).toLowerCase();
	if (kind === ".md" || kind === ".markdown" || kind === ".mdx") {
		return { source: await readMarkdownFolder(folder, basename(path)), folder };
	}
	if (kind === ".zip" || kind === ".gz") {
		throw new CommandError(`${path} is packed; unpack it, and name the folder or the file in it.`);
	}
	if (kind !== ".json" && kind !== ".xml") {
		throw new CommandError(
			`${path} is neither a folder, a Markdown file (.md) nor an export of Ghost (.json) or WordPress (.xml).`,
		);
	}
	if (stats.size > maxExportBytes) {
		throw new CommandError(
			`${path} has ${megabytes(stats.size)}, and an export may have ${megabytes(maxExportBytes)}; export a year at a time.`,
		);
	}
	const text = await readFile(path, "utf8").catch((error) => refuse(path, error));
	const { readExport } = await loadImport();
	return { source: await readExport(path, text), folder };
}

function refuse(path: string, { code }: NodeJS.ErrnoException): never {
	throw new CommandError(code === "ENOENT" ? `There is nothing at ${path}.` : `${path} cannot be read (${code}).`);
}
