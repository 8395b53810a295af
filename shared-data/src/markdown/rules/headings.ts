import type { MarkdownIt, StateCore, Token } from "markdown-it";
import type { DocumentEnv } from "../DocumentEnv.ts";
import { slugOf } from "../slugOf.ts";
import { textOf } from "../textOf.ts";

/**
 * Gives headings an id and a link, collects them, and shifts the highest level below the page's title. The id
 * has a prefix, because ids are properties of `window`. An `a`'s name is none, so it is the bare slug.
 */
export function headings(md: MarkdownIt): void {
	md.core.ruler.after("footnote_tail", "headings", markHeadings);
	md.renderer.rules.heading_name = (tokens, index) => `<a name="${slugIn(tokens[index])}"></a>`;
	md.renderer.rules.heading_anchor = (tokens, index) =>
		`<a class="heading-anchor" href="#h-${slugIn(tokens[index])}" aria-hidden="true" tabindex="-1"></a>`;
}

function markHeadings(state: StateCore) {
	const env = state.env as DocumentEnv;
	const uniqueSlug = uniqueSlugs();
	const shift = shiftOf(state.tokens, env);
	const slugs = new Set<string>();
	let isFootnote = false;
	for (const [index, token] of state.tokens.entries()) {
		if (token.type === "footnote_block_open") isFootnote = true;
		if (token.type === "heading_close") token.tag = shifted(token, shift);
		if (token.type !== "heading_open") continue;
		const level = levelOf(token);
		token.tag = shifted(token, shift);
		const children = (state.tokens[index + 1] as Token).children as Token[];
		const ownId = takeOwnId(children);
		const text = textOf(children).replace(/\s+/g, " ").trim();
		if (!text) continue;
		const slug = uniqueSlug(ownId ?? slugOf(text));
		slugs.add(slug);
		const id = `h-${slug}`;
		token.attrSet("id", id);
		if (!isFootnote) env.headings.push({ level, id, text });
		if (env.base) continue;
		const add = (type: string) => Object.assign(new state.Token(type, "", 0), { meta: { slug } });
		children.unshift(add("heading_name"));
		children.push(add("heading_anchor"));
	}
	linkToIds(state, slugs);
}

/** Removes `{#own-id}` from the end of a heading and returns the id. */
function takeOwnId(children: Token[]): string | undefined {
	const last = children.at(-1);
	const [written = "", id] = (last?.type === "text" && /\{#([\p{L}\p{M}\p{N}_.:-]+)\}$/u.exec(last.content)) || [];
	if (last && id) last.content = last.content.slice(0, -written.length).trimEnd();
	return id;
}

/** Prefixes links within the document, which contain a heading's slug, so that they lead to its id. */
function linkToIds({ md, tokens }: StateCore, slugs: ReadonlySet<string>) {
	for (const token of tokens.flatMap(({ children }) => children ?? [])) {
		const href = token.type === "link_open" ? String(token.attrGet("href")) : "";
		if (!href.startsWith("#")) continue;
		const fragment = md.utils.lib.mdurl.decode(href.slice(1));
		const slug = [fragment, fragment.toLowerCase()].find((name) => slugs.has(name));
		if (slug) token.attrSet("href", `#h-${slug}`);
	}
}

function shiftOf(tokens: Token[], { topLevel }: DocumentEnv) {
	const highest = tokens.reduce((level, token) => (token.type === "heading_open" ? Math.min(level, levelOf(token)) : level), 7);
	return Math.max(0, topLevel - highest);
}

const slugIn = (token: Token | undefined) => ((token as Token).meta as { slug: string }).slug;
const levelOf = (token: Token) => Number(token.tag.slice(1));
const shifted = (token: Token, shift: number) => `h${Math.min(6, levelOf(token) + shift)}`;

/** GitHub's numbering: "why-terraces", the second time "why-terraces-1". */
function uniqueSlugs(): (slug: string) => string {
	const lastNumber = new Map<string, number>();
	return (slug) => {
		let unique = slug;
		// Continues from the last number: a thousand equal headings would otherwise take a million comparisons.
		let number = lastNumber.get(slug) ?? 0;
		while (lastNumber.has(unique)) unique = `${slug}-${++number}`;
		lastNumber.set(slug, number).set(unique, 0);
		return unique;
	};
}
