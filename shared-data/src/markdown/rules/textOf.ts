import type { Token } from "markdown-it";

/** The words of inline tokens, as a reader would say them. */
export function textOf(tokens: Token[] | null): string {
	let text = "";
	for (const token of tokens ?? []) {
		if (token.type === "softbreak" || token.type === "hardbreak") text += " ";
		else if (token.type === "image") text += textOf(token.children);
		else if (token.type === "text" || token.type === "text_special" || token.type === "code_inline") text += token.content;
	}
	return text;
}
