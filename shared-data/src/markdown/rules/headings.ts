import type { MarkdownIt, StateCore, Token } from "markdown-it";
import type { DocumentEnv } from "../DocumentEnv.ts";
import { textOf } from "../textOf.ts";

/** Gives headings an id and a link, collects them, and shifts the highest level below the page's title. */
export function headings(md: MarkdownIt): void {
	md.core.ruler.after("footnote_tail", "headings", markHeadings);
	md.renderer.rules.heading_anchor = (tokens, index) =>
		`<a class="heading-anchor" href="#${((tokens[index] as Token).meta as { id: string }).id}" aria-hidden="true" tabindex="-1"></a>`;
}

function markHeadings(state: StateCore) {
	const env = state.env as DocumentEnv;
	const idOf = uniqueHeadingIds();
	const shift = shiftOf(state.tokens, env);
	let isFootnote = false;
	for (const [index, token] of state.tokens.entries()) {
		if (token.type === "footnote_block_open") isFootnote = true;
		if (token.type === "heading_close") token.tag = shifted(token, shift);
		if (token.type !== "heading_open") continue;
		const inline = state.tokens[index + 1] as Token;
		const text = textOf(inline.children).replace(/\s+/g, " ").trim();
		const id = `h-${idOf(text)}`;
		if (!isFootnote) env.headings.push({ level: levelOf(token), id, text });
		if (!env.base) inline.children?.push(anchorTo(id, state));
		token.attrSet("id", id);
		token.tag = shifted(token, shift);
	}
}

function shiftOf(tokens: Token[], { topLevel }: DocumentEnv) {
	const highest = tokens.reduce((level, token) => (token.type === "heading_open" ? Math.min(level, levelOf(token)) : level), 7);
	return Math.max(0, topLevel - highest);
}

function anchorTo(id: string, state: StateCore) {
	const anchor = new state.Token("heading_anchor", "", 0);
	anchor.meta = { id };
	return anchor;
}

const levelOf = (token: Token) => Number(token.tag.slice(1));
const shifted = (token: Token, shift: number) => `h${Math.min(6, levelOf(token) + shift)}`;

const maxLength = 64;

/** Anchors from texts of any script: "Why terraces?" → "why-terraces", the second time "why-terraces-2". */
function uniqueHeadingIds(): (text: string) => string {
	const taken = new Set<string>();
	const lastNumber = new Map<string, number>();
	return (text) => {
		const slug = slugOf(text);
		let unique = slug;
		// Continue from the last number: a thousand equal headings would otherwise take a million
		// comparisons.
		for (let number = (lastNumber.get(slug) ?? 1) + 1; taken.has(unique); number++) {
			unique = `${slug}-${number}`;
			lastNumber.set(slug, number);
		}
		taken.add(unique);
		return unique;
	};
}

function slugOf(text: string) {
	const words = text
		.slice(0, 4 * maxLength)
		.toLowerCase()
		.normalize("NFC")
		.replace(/['’]/gu, "")
		.replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");
	const cut = [...words].slice(0, maxLength).join("");
	return cut.replace(/^-+|-+$/g, "") || "section";
}
