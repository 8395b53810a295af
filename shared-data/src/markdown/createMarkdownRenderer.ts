import type { WindowLike } from "dompurify";
import { createParser } from "./createParser.ts";
import type { DocumentEnv } from "./DocumentEnv.ts";
import type { Highlighter } from "./highlight/createHighlighter.ts";
import { type Language, languageOf } from "./highlight/languages.ts";
import { loadHighlighter } from "./highlight/loadHighlighter.ts";
import { outlineOf } from "./outlineOf.ts";
import type { RenderMarkdown } from "./RenderMarkdown.ts";
import { createSanitizer } from "./sanitizing/createSanitizer.ts";

/** Creates the pipeline for any number of documents: parse, highlight, render, sanitize. */
export function createMarkdownRenderer(window: WindowLike): RenderMarkdown {
	const parser = createParser();
	const sanitize = createSanitizer(window);
	return async (markdown, { base, language, topLevel = 2, outline = false } = {}) => {
		const env: DocumentEnv = { base, language, topLevel, headings: [] };
		const tokens = parser.parse(markdown, env);
		if (!base) env.highlighter = await highlighterFor(tokens);
		const html = sanitize(parser.renderer.render(tokens, parser.options, env));
		return { html, headings: env.headings, ...(outline && { outline: outlineOf(tokens) }) };
	};
}

async function highlighterFor(tokens: { type: string; info: string }[]): Promise<Highlighter | undefined> {
	const names = tokens.filter(({ type }) => type === "fence").map(({ info }) => languageOf(info.trim().split(/\s+/)[0] ?? ""));
	const wanted = [...new Set(names)].filter((name): name is Language => name !== undefined);
	// An essay without highlighting is better than an error.
	return wanted.length > 0 ? loadHighlighter(wanted).catch(() => undefined) : undefined;
}
