import type { Token } from "markdown-it";
import type { MarkdownOutline } from "./RenderMarkdown.ts";
import { countWords, minutesToRead } from "./readingTime.ts";
import { wordsOf } from "./wordsOf.ts";

/** What an editor shows of parsed tokens: each token that opens or is a block on the top level becomes one element of the document. */
export function outlineOf(tokens: Token[]): MarkdownOutline {
	const notes = tokens.findIndex(({ type }) => type === "footnote_block_open");
	const text = notes < 0 ? tokens : tokens.slice(0, notes);
	const blocks = text.filter(({ level, nesting, type }) => level === 0 && nesting >= 0 && type !== "inline");
	const lines = blocks.map(({ map }) => map?.[0] ?? null);
	const words = countWords(wordsOf(tokens));
	return { lines: notes < 0 ? lines : [...lines, null], words, minutes: minutesToRead(words) };
}
