import { readFile, stat } from "node:fs/promises";
import { basename, dirname, extname, resolve } from "node:path";
import { CommandError } from "../../../embedded/errors.ts";
import { LeftOut, type Source } from "./Post.ts";
import { readGhost } from "./readGhost.ts";
import { readMarkdownFolder } from "./readMarkdownFolder.ts";
import { readWordPress } from "./readWordPress.ts";
import { megabytes, openSourceFolder, type SourceFolder } from "./SourceFolder.ts";

/** An export holds all posts in one file, so it may be larger than a file of a folder. */
const maxExportBytes = 100 * 1024 * 1024;

/**
 * Reads a folder of Markdown files, one such file, or an export of Ghost or WordPress. Throws CommandError.
 */
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
	return { source: await (kind === ".json" ? readGhostExport(path, text) : readWordPressExport(path, text)), folder };
}

function refuse(path: string, { code }: NodeJS.ErrnoException): never {
	throw new CommandError(code === "ENOENT" ? `There is nothing at ${path}.` : `${path} cannot be read (${code}).`);
}

async function readGhostExport(path: string, text: string): Promise<Source> {
	let json: unknown;
	try {
		json = JSON.parse(text);
	} catch {
		throw new CommandError(`${path} is damaged or cut off: it is no complete JSON. Nothing was imported.`);
	}
	const source = await readGhost(json);
	if (source === null) {
		throw new CommandError(`${path} is no export of Ghost (Settings → Labs → Export content). Nothing was imported.`);
	}
	return source;
}

async function readWordPressExport(path: string, text: string): Promise<Source> {
	try {
		const source = await readWordPress(text);
		if (source !== null) {
			return source;
		}
	} catch (error) {
		if (error instanceof LeftOut) {
			throw new CommandError(`${path} ${error.message}. Nothing was imported.`);
		}
		throw error;
	}
	throw new CommandError(`${path} is no export of WordPress (Tools → Export → Posts). Nothing was imported.`);
}
