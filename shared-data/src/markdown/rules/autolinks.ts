import type { MarkdownIt, StateCore, StateInline, Token } from "markdown-it";
import { findAutolinks, trimAutolink } from "./findAutolinks.ts";

/**
 * GFM's extended autolinks. The library's linkifier links more ("example.com") and less (unknown mail
 * domains).
 */
export function autolinks(md: MarkdownIt): void {
	md.inline.ruler.at("linkify", linkUrl);
	md.core.ruler.at("linkify", linkTexts);
}

/** Links `http://` and `https://` during inline parsing, before emphasis marks in a URL are parsed. */
function linkUrl(state: StateInline, silent: boolean) {
	if (state.linkLevel > 0 || !state.src.startsWith("://", state.pos)) return false;
	const scheme = /(?:^|[^a-z])(https?)$/i.exec(state.pending.slice(-6))?.[1];
	if (!scheme) return false;
	rest.lastIndex = state.pos + 3;
	const tail = trimAutolink(rest.exec(state.src)?.[0] ?? "");
	if (!/^[\p{L}\p{N}\p{So}]/u.test(tail) || hasUnderscoreInDomain(tail)) return false;
	if (!silent) {
		state.pending = state.pending.slice(0, -scheme.length);
		const url = `${scheme}://${tail}`;
		state.push("link_open", "a", 1).attrs = [["href", state.md.normalizeLink(url)]];
		state.push("text", "", 0).content = url;
		state.push("link_close", "a", -1);
	}
	state.pos += 3 + tail.length;
	return true;
}

const rest = /[^\s<]*/y;

/** GFM allows no underscore in the last two segments of a domain. */
const hasUnderscoreInDomain = (tail: string) => /_[^.]*(?:\.[^.]*)?$/.test(/^[\p{L}\p{N}\p{M}\p{So}_.-]*/u.exec(tail)?.[0] ?? "");

/** Links `www.` and e-mail in the parsed text. */
function linkTexts(state: StateCore) {
	for (const block of state.tokens) {
		if (block.type !== "inline" || !block.children || !/www\.|@/i.test(block.content)) continue;
		let level = 0;
		block.children = block.children.flatMap((token, index, children) => {
			if (token.type === "link_open") level++;
			if (token.type === "link_close") level--;
			return token.type === "text" && level === 0 ? split(token, children[index - 1], state) : token;
		});
	}
}

function split(token: Token, before: Token | undefined, state: StateCore): Token[] {
	const links = findAutolinks(token.content, { startsWord: !before || !glued.has(before.type) });
	if (links.length === 0) return [token];
	const text = (content: string) => Object.assign(new state.Token("text", "", 0), { content, level: token.level });
	const pieces: Token[] = [];
	let position = 0;
	for (const { start, end, url } of links) {
		if (start > position) pieces.push(text(token.content.slice(position, start)));
		const open = new state.Token("link_open", "a", 1);
		open.attrs = [["href", state.md.normalizeLink(url)]];
		pieces.push(open, text(token.content.slice(start, end)), new state.Token("link_close", "a", -1));
		position = end;
	}
	if (position < token.content.length) pieces.push(text(token.content.slice(position)));
	return pieces;
}

/** After these tokens a text may continue a word. */
const glued = new Set(["code_inline", "text_special", "image", "link_close", "footnote_ref"]);
