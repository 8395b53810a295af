import { type PageId, pages, type SitemapEntry, urls } from "@site/shared-data";
import { escapeXml } from "./escapeXml.ts";

interface Content {
	essays: SitemapEntry[];
	projects: SitemapEntry[];
}

/** Every page that may be indexed, with its last change where it has one (sitemaps.org). */
export function sitemapXml(origin: string, { essays, projects }: Content): string {
	const lists: Partial<Record<PageId, Date>> = { projects: latestUpdate(projects), essays: latestUpdate(essays) };
	const locations: { path: string; changedAt?: Date | undefined }[] = [
		...pages.filter(({ inSitemap }) => inSitemap).map(({ id, path }) => ({ path, changedAt: lists[id] })),
		...projects.map(({ id, updatedAt }) => ({ path: urls.project(id), changedAt: updatedAt })),
		...essays.map(({ id, updatedAt }) => ({ path: urls.essay(id), changedAt: updatedAt })),
	];
	const entries = locations.slice(0, maxUrls).map(({ path, changedAt }) => {
		const change = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
		return `<url><loc>${escapeXml(origin + path)}</loc>${change}</url>`;
	});
	return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
}

/** The most URLs that one sitemap may have (sitemaps.org). */
const maxUrls = 50_000;

function latestUpdate(rows: { updatedAt: Date }[]) {
	return rows.length > 0 ? new Date(Math.max(...rows.map(({ updatedAt }) => updatedAt.getTime()))) : undefined;
}
