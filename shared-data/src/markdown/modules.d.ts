declare module "commonmark-spec" {
	export const text: string;
}

declare module "markdown-it-footnote" {
	import type { MarkdownIt } from "markdown-it";

	export default function footnotes(md: MarkdownIt): void;
}
