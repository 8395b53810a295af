import type { MarkdownIt, RendererRule, StateCore, Token } from "markdown-it";
import type { DocumentEnv } from "../DocumentEnv.ts";
import { wordsOf } from "./words.ts";

/** Footnotes in our own markup: numbered, with a heading, prefixed ids and links back. */
export function footnoteMarkup(md: MarkdownIt): void {
	// GFM has no "^[…]": a caret before a link is ordinary text.
	md.inline.ruler.disable("footnote_inline");
	md.core.ruler.at("footnote_tail", gatherFootnotes);
	const { rules } = md.renderer;
	rules.footnote_ref = (tokens, index, _options, env) => {
		const { note, id } = namesOf(tokens[index]);
		const { base = "" } = env as DocumentEnv;
		return `<sup class="footnote-ref"><a href="${md.utils.escapeHtml(base)}#fn-${note}" id="fnref-${id}" role="doc-noteref" aria-label="${wordsOf(env).footnote} ${note}">${note}</a></sup>`;
	};
	rules.footnote_block_open = (_tokens, _index, _options, env) =>
		`<section class="footnotes" role="doc-endnotes" aria-labelledby="fn-heading">\n<h2 id="fn-heading">${wordsOf(env).footnotes}</h2>\n<ol>\n`;
	rules.footnote_block_close = () => "</ol>\n</section>\n";
	rules.footnote_open = (tokens, index) => `<li id="fn-${namesOf(tokens[index]).note}">`;
	rules.footnote_close = (() => "</li>\n") satisfies RendererRule;
	rules.footnote_anchor = (tokens, index, _options, env) => {
		const { note, id } = namesOf(tokens[index]);
		const { base = "" } = env as DocumentEnv;
		return ` <a href="${md.utils.escapeHtml(base)}#fnref-${id}" class="footnote-backref" role="doc-backlink" aria-label="${wordsOf(env).back} ${note}">\u21a9\uFE0E</a>`;
	};
}

function namesOf(token: Token | undefined): { note: number; id: string } {
	const { id, subId = 0 } = (token as Token).meta as { id: number; subId?: number };
	return { note: id + 1, id: subId > 0 ? `${id + 1}-${subId + 1}` : String(id + 1) };
}

/** Moves notes to the end in the order of first mention. The plugin's own rule is quadratic. */
function gatherFootnotes(state: StateCore): void {
	const { footnotes } = state.env as { footnotes?: { list?: { label: string; count: number }[] } };
	if (!footnotes) return;
	const notes = new Map<string, Token[]>();
	state.tokens = withoutNotes(state.tokens, notes);
	if (!footnotes.list) return;
	const add = (type: string, nesting: 1 | 0 | -1, meta: unknown = null) =>
		state.tokens.push(Object.assign(new state.Token(type, "", nesting), { meta }));
	add("footnote_block_open", 1);
	for (const [id, { label, count }] of footnotes.list.entries()) {
		add("footnote_open", 1, { id });
		for (const token of notes.get(label) ?? []) state.tokens.push(token);
		const last = state.tokens.at(-1)?.type === "paragraph_close" ? state.tokens.pop() : undefined;
		for (let subId = 0; subId < Math.max(1, count); subId++) add("footnote_anchor", 0, { id, subId });
		if (last) state.tokens.push(last);
		add("footnote_close", -1);
	}
	add("footnote_block_close", -1);
}

function withoutNotes(tokens: Token[], notes: Map<string, Token[]>) {
	const body: Token[] = [];
	let note: Token[] | undefined;
	for (const token of tokens) {
		if (token.type === "footnote_reference_open") {
			note = [];
			notes.set((token.meta as { label: string }).label, note);
		} else if (token.type === "footnote_reference_close") note = undefined;
		else (note ?? body).push(token);
	}
	return body;
}
