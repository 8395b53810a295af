import type { Language } from "../publications/Publication.ts";

/** A heading of a document, in its order. */
export interface MarkdownHeading {
	/** The level in the source: 1 to 6. */
	level: number;
	/** The id of its element, unique in the document. */
	id: string;
	text: string;
}

/** The outline that an editor shows next to a document. */
export interface MarkdownOutline {
	/** The source line, from 0, of each top-level element in order; null for the footnotes. */
	lines: (number | null)[];
	words: number;
	/** The reading time in whole minutes, at least 1. */
	minutes: number;
}

/** A rendered document: sanitized HTML, and its headings without those of footnotes and code. */
export interface RenderedMarkdown {
	html: string;
	headings: MarkdownHeading[];
	outline?: MarkdownOutline;
}

/** The options of one rendering. */
export interface MarkdownOptions {
	/** For feeds: makes URLs absolute against this one, and omits parts that need the page's script. */
	base?: string;
	/** The language in which notes, footnotes, tables and images get their names; English by default. */
	language?: Language;
	/** Level of the document's highest heading on the page; 2 by default, below the page's own title. */
	topLevel?: 1 | 2;
	/** Adds the outline; for the editor, in the browser. */
	outline?: boolean;
}

/** Renders CommonMark with GFM's extensions and footnotes. Never rejects because of the text. */
export type RenderMarkdown = (markdown: string, options?: MarkdownOptions) => Promise<RenderedMarkdown>;
