import { createJavaScriptRegexEngine } from "@shikijs/engine-javascript";
import { codeToTokensBase, createShikiPrimitive, type ShikiPrimitive } from "@shikijs/primitive";
import type { Language } from "./languages.ts";
import { syntaxClass, theme } from "./theme.ts";

/** In characters. Longer code stays plain, because highlighting must not delay a page. */
const maxBlockLength = 20_000;
const maxDocumentLength = 60_000;

/** HTML of escaped text and spans of class `syn-…`; undefined if the code stays plain. */
export interface Highlighter {
	highlight(code: string, language: Language): string | undefined;
}

/** The highlighter of one document. */
export function createHighlighter(tokenizer: ShikiPrimitive): Highlighter {
	let left = maxDocumentLength;
	return {
		highlight(code, language) {
			if (code.length > Math.min(maxBlockLength, left)) return undefined;
			left -= code.length;
			// No time limit: a cold tokenizer would stop in the middle, and the result would be cached.
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

/** The tokenizer without any grammar; its engine is the platform's own regular expressions. */
export function createTokenizer(): ShikiPrimitive {
	return createShikiPrimitive({ themes: [theme], langs: [], engine: createJavaScriptRegexEngine({ forgiving: true }) });
}

function escapeHtml(text: string): string {
	return text.replace(/[&<>"]/g, (character) => entities[character as keyof typeof entities]);
}

const entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
