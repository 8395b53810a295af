import { servePages } from "./servePages.ts";
import type { LocalServer } from "./startLocalServer.ts";

/**
 * The limit: the site's own pages as plain files, same design and same content, without any script and
 * without what only a script reads.
 */
export function serveLimit(site: string): Promise<LocalServer> {
	return servePages(async (path) => {
		const response = await fetch(site + path);
		if (!response.ok) return undefined;
		const type = response.headers.get("content-type") ?? "application/octet-stream";
		const body = Buffer.from(await response.arrayBuffer());
		return { type, body: type.startsWith("text/html") ? Buffer.from(withoutScripts(body.toString())) : body };
	});
}

function withoutScripts(html: string): string {
	return html.replace(/<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>/gs, "");
}
