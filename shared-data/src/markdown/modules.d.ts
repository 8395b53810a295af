declare module "commonmark-spec" {
	export const text: string;
}

declare module "markdown-it-footnote" {
	import type { MarkdownIt } from "markdown-it";

	export default function footnotes(md: MarkdownIt): void;
}

declare module "@joplin/turndown-plugin-gfm" {
	import type { Plugin } from "turndown";

	export const gfm: Plugin;
}
