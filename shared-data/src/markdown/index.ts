/**
 * Markdown as the product reads it: one pipeline for pages, feeds and the admin's preview. A subpath of its own, because parser, sanitizer and highlighter
 * must never come with a page's first load; `isAllowedAddress` and the types are in the package's index too.
 */
export { allowedAddress } from "./allowedAddress.ts";
export { allowedElements } from "./allowedElements.ts";
export { createMarkdownRenderer } from "./createMarkdownRenderer.ts";
export { isAllowedAddress } from "./isAllowedAddress.ts";
export { plainText } from "./plainText.ts";
export type { MarkdownHeading, MarkdownOptions, RenderedMarkdown, RenderMarkdown } from "./RenderMarkdown.ts";
export { suggestedReadingTime } from "./suggestedReadingTime.ts";
