import type { ShikiPrimitive } from "@shikijs/primitive";
import type { Highlighter } from "./Highlighter.ts";
import { type Language, languages } from "./languages.ts";

/** The tokenizer with at least these grammars; fetched on first use, shared by all documents, tried again after a failure. */
export async function loadHighlighter(wanted: Language[]): Promise<Highlighter> {
	// Asked for at once: the grammars come while the tokenizer does.
	const grammars = Promise.all(wanted.map((language) => languages[language]()));
	started ??= start().catch((error: unknown) => {
		started = undefined;
		throw error;
	});
	const [loaded, { tokenizer, highlighterFor }] = await Promise.all([grammars, started]);
	await tokenizer.loadLanguage(...loaded.map((grammar) => grammar.default));
	return highlighterFor();
}

let started: Promise<{ tokenizer: ShikiPrimitive; highlighterFor: () => Highlighter }> | undefined;

async function start() {
	const [{ createTokenizer }, { createHighlighter }] = await Promise.all([
		import("./createTokenizer.ts"),
		import("./createHighlighter.ts"),
	]);
	const tokenizer = createTokenizer();
	return { tokenizer, highlighterFor: () => createHighlighter(tokenizer) };
}
