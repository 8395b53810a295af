import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Redirect } from "@site/shared-data";
import { fileFor } from "./exportFiles.ts";

/**
 * Writes redirects as a `_redirects` file, which several static hosts read, and for the others as pages that
 * refresh. A path that has a file of its own is not redirected.
 */
export async function writeRedirects(redirects: readonly Redirect[], folder: string, siteUrl: string): Promise<void> {
	const lines: string[] = [];
	for (const { fromPath, toPath } of redirects) {
		const file = fileOf(folder, fromPath);
		if (file && existsSync(file)) continue;
		lines.push(`${fromPath} ${toPath} 301\n`);
		// A host would send another ending than .html as something else than a page.
		if (!file?.endsWith(".html")) continue;
		await mkdir(dirname(file), { recursive: true });
		await writeFile(file, refreshPage(new URL(toPath, siteUrl).href));
	}
	if (lines.length > 0) await writeFile(join(folder, "_redirects"), lines.join(""));
}

/** Null for a path that no file can have. */
function fileOf(folder: string, path: string): string | null {
	try {
		return fileFor(folder, path);
	} catch {
		return null;
	}
}

/** Markup that search engines take for a permanent redirect. A stored target has neither "<" nor quotes. */
function refreshPage(target: string): string {
	const url = target.replaceAll("&", "&amp;").replaceAll("'", "&#39;");
	return [
		'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Moved</title>',
		`<meta http-equiv="refresh" content="0; url=${url}"><link rel="canonical" href="${url}">`,
		`</head><body><p>This page has moved to <a href="${url}">${url}</a>.</p></body></html>\n`,
	].join("");
}
