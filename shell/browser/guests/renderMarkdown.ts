import type { RenderMarkdown } from "@site/shared-data";

/** Renders texts in the browser, for loaders that the server does not run. */
export const renderMarkdown: RenderMarkdown = async (...args) => {
	const { createMarkdownRenderer } = await import(/* webpackChunkName: "markdown" */ "@site/shared-data/markdown");
	return createMarkdownRenderer(window)(...args);
};
