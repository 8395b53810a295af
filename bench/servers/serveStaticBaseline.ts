import { readPage, servePages } from "./servePages.ts";
import type { LocalServer } from "./startLocalServer.ts";

/**
 * The static baseline: the site's own pages as plain files, same design and same content, without scripts and
 * without data for scripts.
 */
export function serveStaticBaseline(site: string): Promise<LocalServer> {
	return servePages(async (path) => {
		const page = await readPage(site + path);
		if (!page?.type.startsWith("text/html")) return page;
		return { ...page, body: Buffer.from(withoutScripts(page.body.toString())) };
	});
}

function withoutScripts(html: string): string {
	return html.replace(/<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>/gs, "");
}
