import { Skipped, type Source } from "../commands/content/sources/Post.ts";
import { CommandError } from "../embedded/errors.ts";
import { readGhost } from "./readGhost.ts";
import { readWordPress } from "./readWordPress.ts";

/** Reads the text of an export of Ghost (.json) or WordPress (.xml). Rejects with CommandError. */
export const readExport = (path: string, text: string): Promise<Source> =>
	path.toLowerCase().endsWith(".json") ? readGhostExport(path, text) : readWordPressExport(path, text);

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
		if (source !== null) return source;
	} catch (error) {
		if (error instanceof Skipped) throw new CommandError(`${path} ${error.message}. Nothing was imported.`);
		throw error;
	}
	throw new CommandError(`${path} is no export of WordPress (Tools → Export → Posts). Nothing was imported.`);
}

export { drawSvg } from "./drawSvg.ts";
export { htmlToMarkdown } from "./htmlToMarkdown.ts";
export { readMdx } from "./readMdx.ts";
export { replaceHtml } from "./replaceHtml.ts";
