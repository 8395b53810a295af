/** A heading of a document, in its order. */
export interface MarkdownHeading {
	/** As written: 1 to 6. */
	level: number;
	/** The id of its element, unique in the document. */
	id: string;
	text: string;
}

/** What an editor shows beside a document. */
export interface MarkdownOutline {
	/** The source line, from 0, of each top-level element in order; null for the footnotes. */
	lines: (number | null)[];
	words: number;
	/** Whole minutes that reading takes, at least 1. */
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
	/** For feeds: URLs become absolute against this one, and parts that need the page's script are omitted. */
	base?: string;
	/** Level of the document's highest heading on the page; 2 by default, below the page's own title. */
	topLevel?: 1 | 2;
	/** Adds the outline; for the editor, in the browser. */
	outline?: boolean;
}

/** Renders CommonMark with GFM's extensions and footnotes. Never rejects because of the text. */
export type RenderMarkdown = (markdown: string, options?: MarkdownOptions) => Promise<RenderedMarkdown>;
