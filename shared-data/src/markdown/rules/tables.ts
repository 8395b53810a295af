import type { MarkdownIt, RendererRule } from "markdown-it";
import type { DocumentEnv } from "../DocumentEnv.ts";
import { wordsOf } from "./words.ts";

/** Tables scroll in a focusable box. Alignment is an attribute, because the output has no styles. */
export function tables(md: MarkdownIt): void {
	const { rules } = md.renderer;
	rules.table_open = (_tokens, _index, _options, env) =>
		(env as DocumentEnv).base
			? "<table>\n"
			: `<div class="table" role="group" aria-label="${wordsOf(env).table}" tabindex="0">\n<table>\n`;
	rules.table_close = (_tokens, _index, _options, env) => ((env as DocumentEnv).base ? "</table>\n" : "</table>\n</div>\n");
	rules.th_open = cell;
	rules.td_open = cell;
}

const cell: RendererRule = (tokens, index) => {
	const token = tokens[index];
	const align = /^text-align:(left|center|right)$/.exec(String(token?.attrGet("style") ?? ""))?.[1];
	return align ? `<${token?.tag} align="${align}">` : `<${token?.tag}>`;
};
