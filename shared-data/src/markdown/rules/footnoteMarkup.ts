import type { MarkdownIt, RendererRule, Token } from "markdown-it";
import type { DocumentEnv } from "../DocumentEnv.ts";
import { gatherFootnotes } from "./gatherFootnotes.ts";

/** Footnotes in the product's own markup: numbered, with a heading, ids of their own kind, and a way back from every note. */
export function footnoteMarkup(md: MarkdownIt): void {
	// "^[…]" is no part of GFM, and a caret before a link is ordinary text.
	md.inline.ruler.disable("footnote_inline");
	md.core.ruler.at("footnote_tail", gatherFootnotes);
	const { rules } = md.renderer;
	rules.footnote_ref = (tokens, index, _options, env) => {
		const { note, id } = namesOf(tokens[index]);
		const { base = "" } = env as DocumentEnv;
		return `<sup class="footnote-ref"><a href="${md.utils.escapeHtml(base)}#fn-${note}" id="fnref-${id}" role="doc-noteref" aria-label="Footnote ${note}">${note}</a></sup>`;
	};
	rules.footnote_block_open = () =>
		'<section class="footnotes" role="doc-endnotes" aria-labelledby="fn-heading">\n<h2 id="fn-heading">Footnotes</h2>\n<ol>\n';
	rules.footnote_block_close = () => "</ol>\n</section>\n";
	rules.footnote_open = (tokens, index) => `<li id="fn-${namesOf(tokens[index]).note}">`;
	rules.footnote_close = (() => "</li>\n") satisfies RendererRule;
	rules.footnote_anchor = (tokens, index, _options, env) => {
		const { note, id } = namesOf(tokens[index]);
		const { base = "" } = env as DocumentEnv;
		return ` <a href="${md.utils.escapeHtml(base)}#fnref-${id}" class="footnote-backref" role="doc-backlink" aria-label="Back to the text of footnote ${note}">\u21a9\uFE0E</a>`;
	};
}

function namesOf(token: Token | undefined): { note: number; id: string } {
	const { id, subId = 0 } = (token as Token).meta as { id: number; subId?: number };
	return { note: id + 1, id: subId > 0 ? `${id + 1}-${subId + 1}` : String(id + 1) };
}
