import type { Token } from "markdown-it";

/** The text of inline tokens. */
export function textOf(tokens: Token[] | null): string {
	let text = "";
	for (const token of tokens ?? []) {
		if (token.type === "softbreak" || token.type === "hardbreak") text += " ";
		else if (token.type === "image") text += textOf(token.children);
		else if (token.type === "text" || token.type === "text_special" || token.type === "code_inline") text += token.content;
	}
	return text;
}

/** The words of parsed tokens, one block per line, without code blocks. */
export function wordsOf(tokens: Token[]): string {
	return tokens
		.filter(({ type }) => type === "inline")
		.map(({ children }) => textOf(children).trim())
		.filter(Boolean)
		.join("\n");
}
