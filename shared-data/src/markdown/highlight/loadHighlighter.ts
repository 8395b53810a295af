import type { ShikiPrimitive } from "@shikijs/primitive";
import type { Highlighter } from "./Highlighter.ts";
import { type Language, languages } from "./languages.ts";

/** The tokenizer with at least these grammars; fetched on first use, shared by all documents, tried again after a failure. */
export async function loadHighlighter(wanted: Language[]): Promise<Highlighter> {
	started ??= start().catch((error: unknown) => {
		started = undefined;
		throw error;
	});
	const { tokenizer, highlighterFor } = await started;
	await Promise.all(
		wanted.map(async (language) => {
			if (!tokenizer.getLoadedLanguages().includes(language)) await tokenizer.loadLanguage((await languages[language]()).default);
		}),
	);
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
