import type { Essay, Project } from "@site/shared-data";

/** The path of an essay's or project's page, at the start of a URL's path or a redirect's target. */
export const documentPath = /^\/(?:essays|projects)\/[^/?#]+(?=[?#]|$)/;

/** The path of the Markdown of a page. */
export const toMarkdownPath = (path: string) => `${path}.md`;

/** An essay or project as Markdown: what its page says of it, then its text as stored. */
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

const oneLine = (text: string) => text.trim().replace(/\s+/g, " ");

const quote = (text: string) => text.trim() && text.trim().replace(/^/gm, "> ");

const paragraphs = (parts: (string | null | undefined)[]) => `${parts.filter((part) => part?.trim()).join("\n\n")}\n`;
