import type { RenderedMarkdown } from "@site/shared-data/markdown";

/** A text that could not be rendered, readable as it was written: paragraphs, and no markup at all. */
export function plainDocument(markdown: string): RenderedMarkdown {
	const paragraphs = markdown.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
	return { html: paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>\n`).join(""), headings: [] };
}

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
