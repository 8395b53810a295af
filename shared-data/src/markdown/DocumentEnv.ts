import type { Env } from "markdown-it";
import type { Highlighter } from "./highlight/Highlighter.ts";
import type { MarkdownHeading } from "./RenderMarkdown.ts";

/** What the rules of one document share; markdown-it hands it from rule to rule. */
export interface DocumentEnv extends Env {
	base?: string;
	topLevel: 1 | 2;
	/** Filled by the rule of headings. */
	headings: MarkdownHeading[];
	/** Present when a fence of a known language is in the document. */
	highlighter?: Highlighter;
}
