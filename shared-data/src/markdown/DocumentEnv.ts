import type { Env } from "markdown-it";
import type { Language } from "../publications/Publication.ts";
import type { Highlighter } from "./highlight/createHighlighter.ts";
import type { MarkdownHeading } from "./RenderMarkdown.ts";

/** The state of one document, which markdown-it passes to its rules. */
export interface DocumentEnv extends Env {
	base?: string;
	language?: Language | undefined;
	topLevel: 1 | 2;
	headings: MarkdownHeading[];
	/** Present when the document contains a fence of a known language. */
	highlighter?: Highlighter;
}
