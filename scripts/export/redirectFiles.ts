import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Redirect } from "@site/shared-data";
import { DataError } from "../../shared-data/src/errors/DataError.ts";
import { type BackendEndpoint, createRedirectList, createVisitorRedirects } from "../../shared-data/src/visitor.ts";
import { fileFor } from "./exportFiles.ts";

/**
 * The redirects as a visitor gets them; null if the secret key is another site's. Only that key lists their
 * paths; each is then requested, so that no exported redirect leads to a page that is not public.
 */
export async function readRedirects(visitor: BackendEndpoint, secretKey: string): Promise<Redirect[] | null> {
	const { find } = createVisitorRedirects(visitor);
	const listed = await createRedirectList({ ...visitor, key: secretKey })
		.listAll()
		.catch(refusedAsNull);
	if (!listed) return null;
	const redirects: Redirect[] = [];
	for (const { fromPath } of listed) {
		const toPath = await find(fromPath);
		if (toPath !== null) redirects.push({ fromPath, toPath });
	}
	return redirects;
}

function refusedAsNull(error: unknown): null {
	if (error instanceof DataError && (error.kind === "refused" || error.kind === "signed-out")) return null;
	throw error;
}

/**
 * Writes redirects as a `_redirects` file, which several static hosts read, and as refreshing pages for other
 * hosts. Skips a path that has its own file.
 */
export async function writeRedirects(redirects: readonly Redirect[], folder: string, siteUrl: string): Promise<void> {
	const lines: string[] = [];
	for (const { fromPath, toPath } of redirects) {
		const file = fileFor(folder, fromPath);
		if (file && existsSync(file)) continue;
		lines.push(`${fromPath} ${toPath} 301\n`);
		// A host would send a file with another ending than .html with another type.
		if (!file?.endsWith(".html")) continue;
		try {
			await mkdir(dirname(file), { recursive: true });
			await writeFile(file, refreshPage(new URL(toPath, siteUrl).href));
		} catch (error) {
			// The path is too long for a file, or continues below one.
			if (!/^(ENAMETOOLONG|ENOTDIR|EEXIST)$/.test(String((error as NodeJS.ErrnoException).code))) throw error;
		}
	}
	if (lines.length > 0) await writeFile(join(folder, "_redirects"), lines.join(""));
}

/** Markup that search engines treat as a permanent redirect. A stored target has neither "<" nor quotes. */
function refreshPage(target: string): string {
	const url = target.replaceAll("&", "&amp;").replaceAll("'", "&#39;");
	return [
		'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Moved</title>',
		// Without an icon some browsers request /favicon.ico before they continue.
		`<meta http-equiv="refresh" content="0; url=${url}"><link rel="canonical" href="${url}"><link rel="icon" href="data:,">`,
		`</head><body><p>This page has moved to <a href="${url}">${url}</a>.</p></body></html>\n`,
	].join("");
}
