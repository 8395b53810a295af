import { type PageId, pages, type SitemapEntry, urls } from "@site/shared-data";
import { topicsOf, toSlug } from "@site/shared-data/rules";
import { escapeXml } from "./escapeXml.ts";

interface Content {
	essays: SitemapEntry[];
	projects: SitemapEntry[];
	/** The last change of the store. */
	store?: Date | null;
	guestPaths?: string[];
}

/** Every page that may be indexed, with its last change if it has one (sitemaps.org). */
export function sitemapXml(origin: string, { essays, projects, store, guestPaths = [] }: Content): string {
	const lists: Partial<Record<PageId, Date>> = {
		projects: latestUpdate(projects),
		essays: latestUpdate(essays),
		store: store ?? undefined,
	};
	const locations: { path: string; changedAt?: Date | undefined; alternates?: Alternate[] }[] = [
		...pages.map(({ id, path }) => ({ path, changedAt: lists[id] })),
		...[urls.privacy(), ...guestPaths].map((path) => ({ path })),
		...projects.map(({ id, updatedAt }) => ({ path: urls.project(id), changedAt: updatedAt })),
		...essays.map((essay) => ({
			path: urls.essay(essay.id),
			changedAt: essay.updatedAt,
			alternates: alternatesOf(essay, essays),
		})),
		...[...topicsOf(essays).keys()].map((slug) => ({
			path: urls.topic(slug),
			changedAt: latestUpdate(essays.filter(({ topics = [] }) => topics.some((topic) => toSlug(topic) === slug))),
		})),
	];
	const entries = locations.slice(0, maxUrls).map(({ path, changedAt, alternates = [] }) => {
		const change = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
		const links = alternates.map(
			({ language, id }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(origin + urls.essay(id))}"/>`,
		);
		return `<url><loc>${escapeXml(origin + path)}</loc>${change}${links.join("")}</url>`;
	});
	return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join("\n")}\n</urlset>\n`;
}

type Alternate = Pick<SitemapEntry, "id" | "language">;

/** The essay in each of its languages, itself included; nothing without a public translation. */
function alternatesOf({ id, translationOf }: SitemapEntry, essays: SitemapEntry[]): Alternate[] {
	const original = translationOf ?? id;
	const versions = essays.filter((essay) => essay.id === original || essay.translationOf === original);
	return versions.length > 1 ? versions : [];
}

/** The most URLs that one sitemap may have (sitemaps.org). */
const maxUrls = 50_000;

function latestUpdate(rows: { updatedAt: Date }[]) {
	return rows.length > 0 ? new Date(Math.max(...rows.map(({ updatedAt }) => updatedAt.getTime()))) : undefined;
}
