import { type Essay, type EssayEntry, type Project, type ProjectEntry, pages, urls } from "@site/shared-data";
import type { Feed } from "./essayFeeds.ts";

type Site = Pick<Feed, "origin" | "author" | "description">;

/** The path of an essay's or project's page, at the start of a URL's path or a redirect's target. */
export const documentPath = /^\/(?:essays|projects)\/[^/?#]+(?=[?#]|$)/;

/** The path of the Markdown of a page. */
export const toMarkdownPath = (path: string) => `${path}.md`;

/** An essay or project as Markdown: its page's metadata, then its text as stored. */
export function markdownDocument(entry: Essay | Project, { author, url }: { author: string; url: string }): string {
	const [when, summary, tags, projectUrl] =
		"date" in entry ? [entry.date, entry.excerpt, entry.topics] : [entry.year, entry.description, entry.tags, entry.projectUrl];
	return paragraphs([
		`# ${oneLine(entry.title)}`,
		`By ${author}, ${when}: <${url}>`,
		quote(summary),
		tags.length > 0 ? `Tags: ${tags.join(", ")}` : null,
		projectUrl && `Project: <${projectUrl}>`,
		entry.content,
	]);
}

/** The site's contents (llmstxt.org): every essay and project as Markdown, then pages and feeds. */
export function llmsText({ origin, author, description }: Site, essays: EssayEntry[], projects: ProjectEntry[]): string {
	const link = (label: string, path: string, note = "") =>
		`- [${oneLine(label).replace(/[\\[\]]/g, "\\$&")}](${origin}${path})${note && `: ${oneLine(note)}`}`;
	const sections = {
		Essays: essays.map(({ id, title, excerpt }) => link(title, toMarkdownPath(urls.essay(id)), excerpt)),
		Projects: projects.map(({ id, title, description }) => link(title, toMarkdownPath(urls.project(id)), description)),
		Pages: pages.map(({ label, path }) => link(label, path)),
		Feeds: [link("RSS", "/rss.xml"), link("JSON Feed", "/feed.json"), link("Sitemap", "/sitemap.xml")],
	};
	const texts = Object.entries(sections).map(([title, links]) => links[0] && `## ${title}\n\n${links.join("\n")}`);
	return paragraphs([`# ${oneLine(author)}`, quote(description), ...texts]);
}

const oneLine = (text: string) => text.trim().replace(/\s+/g, " ");

const quote = (text: string) => text.trim() && text.trim().replace(/^/gm, "> ");

const paragraphs = (parts: (string | null | undefined)[]) => `${parts.filter((part) => part?.trim()).join("\n\n")}\n`;
