import { tokensOf } from "./tokens.ts";

const unread = new Set(["image", "resource", "reference", "definition", "htmlText", "gfmFootnoteCall", "gfmFootnoteDefinition"]);
const words = new Set(["data", "codeTextData", "characterEscapeValue", "lineEnding"]);

/** The text of the first paragraph with words, at most `max` characters, cut at a word. */
export function firstWords(markdown: string, max: number): string {
	const tokens = tokensOf(markdown);
	for (const paragraph of tokens.filter(({ type }) => type === "paragraph")) {
		const text = tokens
			.filter(({ type, from, to }) => words.has(type) && from >= paragraph.from && to <= paragraph.to)
			.filter(({ parents }) => !parents.some((parent) => unread.has(parent)))
			.map(({ type, from, to }) => (type === "lineEnding" ? " " : markdown.slice(from, to)))
			.join("")
			.replace(/\s+/g, " ")
			.trim();
		if (/\p{L}/u.test(text)) {
			return shorten(text, max);
		}
	}
	return "";
}

/** At most `max` characters, cut at a word and marked. */
export function shorten(text: string, max: number): string {
	return text.length <= max ? text : `${text.slice(0, max - 1).replace(/\s+\S*$/, "")}…`;
}
