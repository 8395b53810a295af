import type { ShikiPrimitive } from "@shikijs/primitive";
import type { Highlighter } from "./createHighlighter.ts";
import { type Language, languages } from "./languages.ts";

/** A highlighter with at least these grammars. The tokenizer is loaded once and retried after a failure. */
export async function loadHighlighter(wanted: Language[]): Promise<Highlighter> {
	// In parallel with the tokenizer.
	const grammars = Promise.all(wanted.map((language) => languages[language]()));
	tokenizerLoad ??= loadTokenizer().catch((error: unknown) => {
		tokenizerLoad = undefined;
		throw error;
	});
	const [loaded, { tokenizer, highlighterFor }] = await Promise.all([grammars, tokenizerLoad]);
	await tokenizer.loadLanguage(...loaded.map((grammar) => grammar.default));
	return highlighterFor();
}

let tokenizerLoad: Promise<{ tokenizer: ShikiPrimitive; highlighterFor: () => Highlighter }> | undefined;

async function loadTokenizer() {
	const { createTokenizer, createHighlighter } = await import("./createHighlighter.ts");
	const tokenizer = createTokenizer();
	return { tokenizer, highlighterFor: () => createHighlighter(tokenizer) };
}
