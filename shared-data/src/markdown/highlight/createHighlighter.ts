import { codeToTokensBase, type ShikiPrimitive } from "@shikijs/primitive";
import { escapeHtml } from "../escapeHtml.ts";
import type { Highlighter } from "./Highlighter.ts";
import { syntaxClass } from "./theme.ts";

/** Characters of code beyond which a block, and a document in all, stays plain: a page is never held up by its colours. */
const longestBlock = 20_000;
const longestDocument = 60_000;

/** The highlighter of one document. */
export function createHighlighter(tokenizer: ShikiPrimitive): Highlighter {
	let left = longestDocument;
	return {
		highlight(code, language) {
			if (code.length > Math.min(longestBlock, left)) return undefined;
			left -= code.length;
			// No limit of time: a tokenizer that is still warming up would give up in the middle, and what it gave would be kept.
			const limits = { tokenizeMaxLineLength: 1_000, tokenizeTimeLimit: 0 };
			const lines = codeToTokensBase(tokenizer, code, { lang: language, theme: "site", ...limits });
			return lines.map((line) => line.map(({ content, color }) => span(content, syntaxClass(color))).join("")).join("\n");
		},
	};
}

function span(content: string, className: string | undefined) {
	const text = escapeHtml(content);
	return className && content.trim() ? `<span class="${className}">${text}</span>` : text;
}
