import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { servePages } from "./servePages.ts";
import type { LocalServer } from "./startLocalServer.ts";

/** Serves the output of another generator. */
export function serveFolder(folder: string): Promise<LocalServer> {
	return servePages(async (path) => {
		const base = normalize(path).replace(/\/$/, "");
		for (const file of [base, `${base}.html`, `${base}/index.html`]) {
			const body = await readFile(join(folder, file)).catch(() => undefined);
			if (body) return { type: types[extname(file)] ?? "application/octet-stream", body };
		}
		return undefined;
	});
}

const types: Record<string, string> = {
	".html": "text/html; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json",
	".data": "text/x-script",
	".txt": "text/plain; charset=utf-8",
	".svg": "image/svg+xml",
	".webp": "image/webp",
	".woff2": "font/woff2",
};
