import type { Peer } from "./serveHere.ts";
import { servePages } from "./servePages.ts";

/**
 * The limit: the site's own pages as plain files, same design and same content, without any script and
 * without what only a script reads.
 */
export function serveLimit(site: string): Promise<Peer> {
	return servePages(async (path) => {
		const answer = await fetch(site + path);
		if (!answer.ok) return undefined;
		const type = answer.headers.get("content-type") ?? "application/octet-stream";
		const body = Buffer.from(await answer.arrayBuffer());
		return { type, body: type.startsWith("text/html") ? Buffer.from(withoutScripts(body.toString())) : body };
	});
}

function withoutScripts(html: string): string {
	return html.replace(/<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>/gs, "");
}
