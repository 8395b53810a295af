import type { MarkdownIt, StateCore, StateInline, Token } from "markdown-it";

/** GFM's extended autolinks. The library's linkifier finds other links ("example.com"). */
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

interface Autolink {
	start: number;
	end: number;
	url: string;
}

/** The `www.` links and e-mail addresses of a text, in order, as in GFM. Linear in the text's length. */
function findAutolinks(text: string, { startsWord }: { startsWord: boolean }): Autolink[] {
	const links = [...findWww(text, startsWord)];
	const isFree = ({ start, end }: Autolink) => !links.some((link) => start < link.end && end > link.start);
	const mails = links.length === 0 ? [...findMail(text)] : [...findMail(text)].filter(isFree);
	return links.length === 0 ? mails : [...links, ...mails].sort((a, b) => a.start - b.start);
}

function* findWww(text: string, startsWord: boolean): Generator<Autolink> {
	const candidate = /(^|[\s*_~(])(www\.[^\s<]+)/gi;
	for (const match of text.matchAll(candidate)) {
		const [, before = "", rest = ""] = match;
		if (match.index === 0 && before === "" && !startsWord) continue;
		const shown = trimAutolink(rest);
		if (!isDomain(/^[\p{L}\p{N}\p{M}\p{So}_.-]*/u.exec(shown)?.[0] ?? "")) continue;
		const start = match.index + before.length;
		yield { start, end: start + shown.length, url: `http://${shown}` };
	}
}

function isDomain(domain: string) {
	const segments = domain.split(".");
	return segments.length > 1 && segments[1] !== "" && !segments.slice(-2).some((segment) => segment.includes("_"));
}

/** Looks to both sides of each @: a regular expression would try every character as a start. */
function* findMail(text: string): Generator<Autolink> {
	let free = 0;
	for (let at = text.indexOf("@"); at !== -1; at = text.indexOf("@", at + 1)) {
		let start = at;
		while (start > free && /[a-z0-9._+-]/i.test(text[start - 1] as string)) start--;
		domain.lastIndex = at + 1;
		const shown = (domain.exec(text)?.[0] ?? "").replace(/\.+$/, "");
		const isMail = start < at && text[start - 1] !== "/" && /^[^.]+(?:\.[^.]+)+$/.test(shown) && !/[-_]$/.test(shown);
		const end = at + 1 + shown.length;
		if (isMail) yield { start, end, url: `mailto:${text.slice(start, end)}` };
		free = isMail ? end : at + 1;
	}
}

const domain = /[a-z0-9._-]*/iy;

/** Drops the same characters as GFM: trailing punctuation, unmatched ")" and a trailing entity. */
function trimAutolink(url: string): string {
	let end = url.length;
	let excess = count(url, ")") - count(url, "(");
	while (end > 0) {
		const last = url[end - 1] as string;
		if (last === ")" && excess > 0) {
			end--;
			excess--;
		} else if (`?!.,:*_~'"`.includes(last)) end--;
		else if (last === ";") end = entityStart(url, end) ?? end - 1;
		else break;
	}
	return url.slice(0, end);
}

function entityStart(url: string, end: number) {
	let start = end - 1;
	while (start > 0 && /[a-z0-9]/i.test(url[start - 1] as string)) start--;
	return start < end - 1 && url[start - 1] === "&" ? start - 1 : undefined;
}

const count = (text: string, character: string) => text.split(character).length - 1;
