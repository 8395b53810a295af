import type { RenderMarkdown } from "@site/shared-data";

/** The markdown pipeline in the browser, fetched when a preview first needs it. */
export const renderMarkdown: RenderMarkdown = async (markdown, options) => {
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
