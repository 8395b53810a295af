import { applyEdits, type Edit, tokensOf } from "../markdown.ts";

interface Range {
	from: number;
	to: number;
}

/** Turns tags of Jekyll, Hexo and Hugo into Markdown, except in code; `left` names the others by line. */
export function replaceTemplateTags(source: string, firstLine = 1): { text: string; left: string[] } {
	if (!/\{[{%:]/.test(source)) return { text: source, left: [] };
	const { text: fenced, lines } = replaceHighlights(source);
	const code = codeOf(fenced);
	const raw = [...fenced.matchAll(/\{%-?\s*raw\s*-?%\}([\s\S]*?)\{%-?\s*endraw\s*-?%\}/g)];
	const kept = [...code, ...raw.map(({ 0: { length }, index }) => ({ from: index, to: index + length }))];
	const isKept = (index: number) => kept.some(({ from, to }) => index >= from && index < to);
	const edits: Edit[] = raw.flatMap(({ 0: block, 1: inner = "", index }) => {
		const start = index + block.indexOf(inner, block.indexOf("%}"));
		return [tagEdit(fenced, index, start), tagEdit(fenced, start + inner.length, index + block.length)];
	});
	// A tag in a comment is how Hugo shows one.
	for (const { 0: tag, index } of fenced.matchAll(/\{\{([<%])\/\*([^}\n]*?)\*\/([>%])\}\}/g)) {
		edits.push({ from: index, to: index + tag.length, text: tag.replace("/*", "").replace(/\*\/(?=[>%]\}\}$)/, "") });
	}
	const ends = new Set(
		[...fenced.matchAll(/\{%-?\s*end(\w+)|\{\{[<%]\s*\/\s*([\w-]+)/g)].map(([, liquid, hugo]) => liquid ?? hugo),
	);
	const left: string[] = [];
	const lineOf = (index: number) => firstLine + lines(index);
	for (const { 0: tag, index } of fenced.matchAll(anyTag)) {
		if (isKept(index)) continue;
		const replacement = replacements.find(([pattern]) => pattern.test(tag));
		const text = replacement && tag.replace(replacement[0], (...parts) => replacement[1](parts as string[]));
		if (text !== undefined && text !== tag) {
			edits.push({ from: index, to: index + tag.length, text });
			continue;
		}
		const [, end, name = ""] = /^\{(?:%-?|\{[<%])\s*(end|\/\s*)?([\w-]+)/.exec(tag) ?? [];
		const isPair = ends.has(name);
		if (isPair) edits.push(tagEdit(fenced, index, index + tag.length));
		if (!isPair || !end) left.push(`line ${lineOf(index)}: ${tag} ${isPair ? "is left out, its text stays" : "stays as text"}`);
	}
	return { text: applyEdits(fenced, edits), left: [...new Set(left)] };
}

/** Removes a tag, and its line if nothing else is on it. */
function tagEdit(text: string, from: number, to: number): Edit {
	const lineStart = text.lastIndexOf("\n", from - 1) + 1;
	const isAlone = text.slice(lineStart, from).trim() === "" && /^[ \t]*(\n|$)/.test(text.slice(to));
	const lineEnd = text.indexOf("\n", to);
	return isAlone ? { from: lineStart, to: lineEnd === -1 ? text.length : lineEnd + 1, text: "" } : { from, to, text: "" };
}

const codeOf = (text: string): Range[] =>
	tokensOf(text).filter(({ type }) => type === "codeFenced" || type === "codeIndented" || type === "codeText");

const opening =
	/\{%-?\s*(highlight|codeblock)\s*(?:lang:)?([\w+#-]*)[^%\n]*%\}|\{\{[<%]\s*(highlight)\s+"?([\w+#-]*)[^>%\n]*[>%]\}\}/g;

/** Turns blocks of code into fences; `lines` is the number of source lines before an index of the result. */
function replaceHighlights(source: string): { text: string; lines: (index: number) => number } {
	let text = "";
	let rest = source;
	// The fence has as many lines as the tags, unless they share a line with the code.
	const added: { index: number; count: number }[] = [];
	for (;;) {
		const code = codeOf(rest);
		const start = [...rest.matchAll(opening)].find(({ index }) => !code.some(({ from, to }) => index >= from && index < to));
		if (!start) break;
		const { 0: tag, 1: liquid, 2: language = "", 4: hugo = "", index } = start;
		const end = liquid
			? new RegExp(`\\{%-?\\s*end${liquid}\\s*-?%\\}`).exec(rest.slice(index))
			: /\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/.exec(rest.slice(index));
		if (!end) break;
		const inner = rest.slice(index + tag.length, index + end.index);
		const body = inner.replace(/^[ \t]*\n/, "").replace(/\n?[ \t]*$/, "");
		const fence = "`".repeat(Math.max(3, ...[...body.matchAll(/`+/g)].map(([run]) => run.length + 1)));
		const block = `${fence}${language || hugo}\n${body}\n${fence}`;
		text += rest.slice(0, index) + block;
		added.push({ index: text.length, count: block.split("\n").length - rest.slice(index, index + end.index).split("\n").length });
		rest = rest.slice(index + end.index + end[0].length);
	}
	text += rest;
	const lines = (index: number) =>
		text.slice(0, index).split("\n").length -
		1 -
		added.filter((place) => place.index <= index).reduce((sum, { count }) => sum + count, 0);
	return { text, lines };
}

type Replacement = readonly [tag: RegExp, replace: (parts: string[]) => string];

const replacements: readonly Replacement[] = [
	[/^\{%-?\s*post_url\s+(\S+?)\s*-?%\}$/, ([, path]) => `/_posts/${path}.md`],
	[/^\{%-?\s*link\s+(\S+?)\s*-?%\}$/, ([, path]) => `/${path}`],
	[/^\{%-?\s*post_path\s+(\S+?)\s*-?%\}$/, ([, name]) => `/${name}/`],
	[/^\{%-?\s*post_link\s+(\S+)(?:\s+(.+?))?\s*-?%\}$/, ([, name = "", title]) => `[${unquote(title) || name}](/${name}/)`],
	[/^\{\{-?\s*["']([^"'\s]+)["']\s*\|\s*(?:relative_url|absolute_url|prepend:[^}]*|url)\s*-?\}\}$/, ([, path = ""]) => path],
	[/^\{\{-?\s*site\.(?:base_?url|url|github\.url)\s*-?\}\}$/, () => ""],
	[/^\{%-?\s*img\s+(?:\w+\s+)?(\/\S+|https?:\S+)[^%]*%\}$/, ([, src]) => `![](${src})`],
	[
		/^\{%-?\s*asset_img\s+(?:[\w-]+\s+)*?(\S+\.\w+)((?:\s+\d+)*)\s*(.*?)\s*-?%\}$/,
		([, src = "", , title]) => `![${unquote(title)}](${src})`,
	],
	[/^\{%-?\s*include\s+figure\S*\s([^%]*?)-?%\}$/, ([tag = "", attributes = ""]) => toImage(attributes) ?? tag],
	[/^\{%-?\s*(?:include\s+)?youtube(?:\.html)?\s+(?:id=)?["']?([\w-]{11})\b[^%]*%\}$/, ([, id]) => youTube(id)],
	[/^\{%-?\s*gist\s+(\S+?)(?:\s[^%]*)?%\}$/, ([, id]) => `<https://gist.github.com/${id}>`],
	[/^\{\{[<%]\s*(?:rel)?ref\s+(?:path=)?["`]?([^"`\s]+)["`]?\s*[>%]\}\}$/, ([, path]) => path ?? ""],
	[/^\{\{[<%]\s*(?:figure|img)\s([^}]*?)\/?\s*[>%]\}\}$/, ([tag = "", attributes = ""]) => toImage(attributes) ?? tag],
	[/^\{\{[<%]\s*youtube\s+(?:id=)?["`]?([\w-]{11})\b[^>%]*[>%]\}\}$/, ([, id]) => youTube(id)],
	[/^\{\{[<%]\s*vimeo\s+(?:id=)?["`]?(\d+)[^>%]*[>%]\}\}$/, ([, id]) => `<https://vimeo.com/${id}>`],
	[/^\{\{[<%]\s*gist\s+"?([\w-]+)"?\s+"?(\w+)[^>%]*[>%]\}\}$/, ([, user, id]) => `<https://gist.github.com/${user}/${id}>`],
	// Attributes of kramdown, such as {: .center}.
	[/^\{:(?:\s*(?:[.#][\w-]+|[\w-]+=(?:"[^"]*"|'[^']*'))\s*)+\}$/, () => ""],
];

const youTube = (id: string | undefined) => `<https://www.youtube.com/watch?v=${id}>`;
const unquote = (text = "") => text.trim().replace(/^(["'])(.*)\1$/, "$2");

function toImage(attributes: string): string | undefined {
	const valueOf = (...names: string[]) =>
		new RegExp(`(?:^|\\s)(?:${names.join("|")})=(?:"([^"]*)"|'([^']*)')`).exec(attributes)?.slice(1).find(Boolean);
	const src = valueOf("src", "image_path", "url", "path");
	const caption = valueOf("caption", "title");
	return src && `![${valueOf("alt") ?? ""}](${src}${caption ? ` "${caption.replaceAll('"', '\\"')}"` : ""})`;
}

const anyTag =
	/\{%-?\s*\w[^%\n]*%\}|\{\{[<%]\s*\/?\s*\w[^}\n]*\}\}|\{\{-?\s*(?:(?:site|page|include|content|post)\b|["'])[^}\n]*\}\}|\{:\s*[.#\w][^}\n]*\}/g;
