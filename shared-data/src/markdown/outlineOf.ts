import type { Token } from "markdown-it";
import type { MarkdownOutline } from "./RenderMarkdown.ts";
import { wordsOf } from "./textOf.ts";

/** The outline of parsed tokens: each top-level block becomes one element of the document. */
export function outlineOf(tokens: Token[]): MarkdownOutline {
	const notes = tokens.findIndex(({ type }) => type === "footnote_block_open");
	const text = notes < 0 ? tokens : tokens.slice(0, notes);
	const blocks = text.filter(({ level, nesting, type }) => level === 0 && nesting >= 0 && type !== "inline");
	const lines = blocks.map(({ map }) => map?.[0] ?? null);
	const words = countWords(wordsOf(tokens));
	return { lines: notes < 0 ? lines : [...lines, null], words, minutes: minutesToRead(words) };
}

const countWords = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

const minutesToRead = (words: number) => Math.max(1, Math.round(words / wordsPerMinute));

const wordsPerMinute = 220;
