/**
 * The markdown pipeline of pages, feeds and the admin's preview. A subpath, because parser, sanitizer and
 * highlighter must never be part of a first load; `allowedUrl` and the types are in the package's index too.
 */

export { createMarkdownRenderer } from "./createMarkdownRenderer.ts";
export type { MarkdownHeading, MarkdownOptions, RenderedMarkdown, RenderMarkdown } from "./RenderMarkdown.ts";
