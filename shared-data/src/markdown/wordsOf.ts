import type { Token } from "markdown-it";
import { textOf } from "./rules/textOf.ts";

/** The words of parsed tokens, one block a line; code blocks are left out. */
export function wordsOf(tokens: Token[]): string {
	return tokens
		.filter(({ type }) => type === "inline")
		.map(({ children }) => textOf(children).trim())
		.filter(Boolean)
		.join("\n");
}
