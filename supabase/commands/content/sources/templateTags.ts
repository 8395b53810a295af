import { applyEdits, type Edit, tokensOf } from "../markdown.ts";

interface Range {
	from: number;
	to: number;
}

/** Turns tags of Jekyll, Hexo and Hugo into Markdown, except in code; `left` names the others by line. */
export function replaceTemplateTags(source: string, firstLine = 1): { text: string; left: string[] } {
	if (!/\{[{%:]/.test(source)) return { text: source, left: [] };
	const { text: fenced, lineAt } = replaceHighlights(source);
	const code = codeOf(fenced);
	const blocks = [...fenced.matchAll(/(\{%-?\s*(raw|comment)\s*-?%\})[\s\S]*?(\{%-?\s*end\2\s*-?%\})/g)];
	const kept = [...code, ...blocks.map(({ 0: { length }, index }) => ({ from: index, to: index + length }))];
	const edits = blocks.flatMap(({ 0: { length }, 1: opening = "", 2: name, 3: closing = "", index }): Edit[] => {
		const end = index + length;
		if (name === "comment") return isWithin(code, index) ? [] : [tagEdit(fenced, index, end)];
		return [tagEdit(fenced, index, index + opening.length), tagEdit(fenced, end - closing.length, end)];
	});
	// A tag in a comment is how Hugo shows one.
	for (const { 0: tag, 1: opening, 2: shown, 3: closing, index } of fenced.matchAll(/(\{\{[<%])\/\*(.*?)\*\/([>%]\}\})/g)) {
		if (isWithin(edits, index)) continue;
		edits.push({ from: index, to: index + tag.length, text: `${opening}${shown}${closing}` });
	}
	const tags = [...fenced.matchAll(anyTag)].filter(({ index }) => !isWithin(kept, index));
	const ends = new Set(tags.filter(([, end, close]) => end ?? close).map(({ 3: name }) => name));
	const left: string[] = [];
	for (const { 0: written, 1: end, 2: close, 3: name = "", 4: rest = "", index } of tags) {
		// A brace behind a tag of Liquid is text.
		const tag = written.replace(/^(\{%.*%\})\}$/s, "$1");
		const text = name ? replaceTag(tag, name, rest) : replaceOutput(tag);
		if (text !== undefined) {
			edits.push({ from: index, to: index + tag.length, text });
			continue;
		}
		const isPair = ends.has(name);
		if (isPair) edits.push(tagEdit(fenced, index, index + tag.length));
		if (end ?? close) continue;
		left.push(
			`line ${firstLine + lineAt(index)}: ${tag.replace(/\s+/g, " ")} ${isPair ? "is left out, its text stays" : "stays as text"}`,
		);
	}
	return { text: applyEdits(fenced, edits), left: [...new Set(left)] };
}

const isWithin = (ranges: readonly Range[], index: number) => ranges.some(({ from, to }) => index >= from && index < to);

/** Removes a tag, and its line if nothing else is on it. */
function tagEdit(text: string, from: number, to: number): Edit {
	const lineStart = text.lastIndexOf("\n", from) + 1;
	const [lineEnd] = /^[ \t]*(?:\n|$)/.exec(text.slice(to)) ?? [];
	const isAlone = lineEnd !== undefined && text.slice(lineStart, from).trim() === "";
	return isAlone ? { from: lineStart, to: to + lineEnd.length, text: "" } : { from, to, text: "" };
}

const codeOf = (text: string): Range[] =>
	tokensOf(text).filter(({ type }) => type === "codeFenced" || type === "codeIndented" || type === "codeText");

/** Turns blocks of code into fences; `lineAt` is the number of source lines before an index of the result. */
function replaceHighlights(source: string): { text: string; lineAt: (index: number) => number } {
	let text = "";
	let rest = source;
	// Fences may have more lines than the tags.
	const parts = [{ start: 0, line: 0 }];
	for (;;) {
		const code = codeOf(rest);
		const start = [...rest.matchAll(/\{(?:%-?|\{[<%])\s*(highlight|codeblock)\b(.*?)[%>]\}\}?/g)].find(
			({ index }) => !isWithin(code, index),
		);
		if (!start) break;
		const { 0: tag, 1: name, 2: options = "", index } = start;
		const inside = rest.slice(index + tag.length);
		const end = new RegExp(`\\{(?:%-?\\s*end|\\{[<%]\\s*/\\s*)${name}\\s*-?[%>]\\}\\}?`).exec(inside);
		if (!end) break;
		// A title may precede the language of Hexo's blocks.
		const [, language = ""] = (name === "highlight" ? /^\s*"?(\w[\w+#-]*)/ : /\blang:([\w+#-]+)/).exec(options) ?? [];
		const body = inside
			.slice(0, end.index)
			.replace(/^[ \t]*\n/, "")
			.replace(/\n[ \t>]*$/, "");
		const fence = "`".repeat(Math.max(3, ...[...body.matchAll(/`+/g)].map(([run]) => run.length + 1)));
		// A fence in a list or a quote ends with its first indentation; words beside it get another line.
		const [mark] = /(?<=^|\n)(?:[ \t>]|(?:[-*+]|\d+[.)])[ \t])*$/.exec(rest.slice(0, index)) ?? [];
		const indent = mark?.replace(/[^\s>]/g, " ") ?? "";
		text += `${rest.slice(0, index)}${mark === undefined ? "\n" : ""}${fence}${language}\n${body}\n${indent}${fence}`;
		rest = inside.slice(end.index + end[0].length);
		if (!/^[ \t]*(?:\n|$)/.test(rest)) text += "\n";
		parts.push({ start: text.length, line: lineBreaks(source.slice(0, source.length - rest.length)) });
	}
	text += rest;
	const lineAt = (index: number) => {
		const { start, line } = parts.findLast((part) => part.start <= index) as (typeof parts)[number];
		return line + lineBreaks(text.slice(start, index));
	};
	return { text, lineAt };
}

const lineBreaks = (text: string) => text.split("\n").length - 1;

/** Groups: `end` or `/`, name and arguments of a tag. Outputs and attributes of kramdown have none. */
const anyTag =
	/\{(?:%-?\s*(end)?|\{[<%]\s*(\/)?\s*)(\w[\w-]*)\b((?:(?!\{%).)*?|[^{]*?)-?[%>]\}\}?|\{\{-?\s*(?:(?:site|page|include|content|post)\b|["'])[^}\n]*\}\}|\{:\s*[.#\w][^}\n]*\}/g;

/** An output of a path, or attributes of kramdown, such as {: .center}. */
function replaceOutput(tag: string): string | undefined {
	if (/\{:(?:\s*(?:[.#][\w-]+(?![\w=-])|[\w-]+=(?:"[^"]*"|'[^']*')))+\s*\}/.test(tag)) return "";
	if (/^\{\{-?\s*site\.(?:base_?url|url|github\.url)\s*-?\}\}/.test(tag)) return "";
	return /^\{\{-?\s*["']([^"'\s]+)["']\s*\|\s*(?:relative_url|absolute_url|prepend|url)\b/.exec(tag)?.[1];
}

function replaceTag(tag: string, name: string, rest: string): string | undefined {
	const isLiquid = tag.startsWith("{%");
	const words: string[] = [];
	const named: Record<string, string> = {};
	for (const [, key, , quoted, plain = ""] of rest.matchAll(/(?:([\w-]+)=)?(?:(["'`])((?:\\.|[^\\])*?)\2|(\S+))/g)) {
		const value = quoted?.replace(/\\(["'])/g, "$1") ?? plain;
		if (key === undefined) words.push(value);
		// In Liquid, a bare word after a name is a variable.
		else if (!isLiquid || quoted !== undefined || key === "id" || value.includes("/")) named[key] = value;
	}
	return (isLiquid ? liquid : hugo).get(name)?.(words, named) || undefined;
}

type Replace = (words: string[], named: Record<string, string | undefined>) => string | undefined;

function toImage(named: Parameters<Replace>[1]): string | undefined {
	const src = named.src || named.image_path || named.path || named.url;
	const [alt = "", caption] = [named.alt, named.caption || named.title].map((text) => text?.replace(/\s+/g, " "));
	return src && `![${alt}](${src}${caption ? ` "${caption.replaceAll('"', '\\"')}"` : ""})`;
}

const figure: Replace = (_words, named) => toImage(named);

const youTube: Replace = ([word = ""], { id = word }) => {
	const [found] = /^[\w-]{11}(?![\w-])/.exec(id) ?? [];
	return found && `<https://www.youtube.com/watch?v=${found}>`;
};

const vimeo: Replace = ([word = ""], { id = word }) => {
	const [found] = /^\d+/.exec(id) ?? [];
	return found && `<https://vimeo.com/${found}>`;
};

const reference: Replace = ([word], { path = word }) => path;

const liquid = new Map<string, Replace>([
	["post_url", ([path]) => path && `/_posts/${path}.md`],
	// With several words, it is Hexo's tag.
	["link", ([path, more]) => (more === undefined ? path && `/${path}` : undefined)],
	["post_path", ([name]) => name && `/${name}/`],
	["post_link", ([name, ...title]) => name && `[${title.join(" ") || name}](/${name}/)`],
	["img", (words) => toImage({ src: words.find((word) => /^(?:\/|https?:)/.test(word)) })],
	[
		"asset_img",
		(words) => {
			const index = words.findIndex((word) => /\.\w+$/.test(word));
			const alt = words.slice(index + 1).filter((word) => !/^\d+$/.test(word));
			return toImage({ src: words[index], alt: alt.join(" ") });
		},
	],
	[
		"include",
		([file = "", ...words], named) => {
			if (file.startsWith("figure")) return toImage(named);
			return /^youtube(?:\.html)?$/.test(file) ? youTube(words, named) : undefined;
		},
	],
	["youtube", youTube],
	["vimeo", vimeo],
	["gist", ([id]) => id && `<https://gist.github.com/${id}>`],
]);

const hugo = new Map<string, Replace>([
	["ref", reference],
	["relref", reference],
	["figure", figure],
	["img", figure],
	["youtube", youTube],
	["vimeo", vimeo],
	["gist", ([user, id]) => id && `<https://gist.github.com/${user}/${id}>`],
]);
