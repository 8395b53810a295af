/** The markdown pipeline. A subpath, because it must never be part of a first load. */

export { createMarkdownRenderer } from "./createMarkdownRenderer.ts";
export type { MarkdownHeading, MarkdownOptions, RenderedMarkdown, RenderMarkdown } from "./RenderMarkdown.ts";
