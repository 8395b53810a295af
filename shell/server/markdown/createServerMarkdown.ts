import type { RenderedMarkdown, RenderMarkdown } from "@site/shared-data";
import type { MarkdownOptions } from "@site/shared-data/markdown";
import { LRUCache } from "lru-cache";
import { log } from "../log.ts";
import type { RunTask } from "../worker/createWorkerPool.ts";

interface ServerMarkdown {
	/** Never rejects: a text that cannot be rendered is shown as plain paragraphs. */
	render: RenderMarkdown;
	/** How many texts were shown as plain paragraphs. */
	fallbackCount: () => number;
}

/** Renders Markdown in the worker and caches it; `maxCharacters` counts texts together with their HTML. */
export function createServerMarkdown(run: RunTask, maxCharacters = 6_000_000): ServerMarkdown {
	let fallbackCount = 0;
	const cache = new LRUCache<string, RenderedMarkdown, { markdown: string; options: MarkdownOptions }>({
		maxSize: maxCharacters,
		sizeCalculation: ({ html }, key) => key.length + html.length,
		fetchMethod: (_key, _previous, { context }) => run("markdown", context),
	});
	const render: RenderMarkdown = async (markdown, options = {}) => {
		const key = JSON.stringify([options.base, options.language, options.topLevel, markdown]);
		try {
			return await cache.forceFetch(key, { context: { markdown, options } });
		} catch (error) {
			fallbackCount++;
			log.error({ err: error }, "A text is shown without its markup.");
			return toPlainHtml(markdown);
		}
	};
	return { render, fallbackCount: () => fallbackCount };
}

/** The text as escaped paragraphs without markup. */
function toPlainHtml(markdown: string): RenderedMarkdown {
	const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
	const paragraphs = markdown.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
	return { html: paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>\n`).join(""), headings: [] };
}
