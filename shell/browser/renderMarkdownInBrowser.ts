import type { RenderMarkdown } from "@site/shared-data";

/**
 * The markdown pipeline in the browser: fetched when a navigation first needs it, and never with a page that
 * the server rendered.
 */
export const renderMarkdownInBrowser: RenderMarkdown = async (markdown, options) => {
	renderer ??= start().catch((error: unknown) => {
		renderer = undefined;
		throw error;
	});
	return (await renderer)(markdown, options);
};

let renderer: Promise<RenderMarkdown> | undefined;

async function start() {
	const { createMarkdownRenderer } = await import("@site/shared-data/markdown");
	return createMarkdownRenderer(window);
}
