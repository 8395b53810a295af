import { tokensOf } from "../markdown.ts";

/** Turns Jekyll's and Hugo's tags for a path, an image or code into Markdown; `left` lists the others. */
export function replaceTemplateTags(source: string): { text: string; left: string[] } {
	let text = source;
	for (const [tag, replacement] of replacements) {
		text = text.replace(tag, replacement as (...parts: string[]) => string);
	}
	return { text, left: findTags(text) };
}

type Replacement = string | ((tag: string, ...groups: string[]) => string);

const replacements: readonly (readonly [tag: RegExp, replacement: Replacement])[] = [
	[/\{%-?\s*(end)?raw\s*-?%\}\n?/g, ""],
	[/\{%-?\s*(?:highlight|codeblock)\s*(?:lang:)?([\w+#-]*)[^%\n]*%\}\n?/g, "```$1\n"],
	[/\{\{[<%]\s*highlight\s+"?([\w+#-]*)[^>%\n]*[>%]\}\}\n?/g, "```$1\n"],
	[/\n?(?:\{%-?\s*end(?:highlight|codeblock)\s*-?%\}|\{\{[<%]\s*\/\s*highlight\s*[>%]\}\})/g, "\n```"],
	[/\{%-?\s*post_url\s+(\S+?)\s*-?%\}/g, "/_posts/$1.md"],
	[/\{%-?\s*link\s+(\S+?)\s*-?%\}/g, "/$1"],
	[/\{\{\s*["']([^"'\s]+)["']\s*\|\s*(?:relative_url|absolute_url|prepend:[^}]*)\}\}/g, "$1"],
	[/\{\{-?\s*site\.(?:base_?url|url|github\.url)\s*-?\}\}/g, ""],
	[/\{%\s*img\s+(?:\w+\s+)?(\/\S+|https?:\S+)[^%]*%\}/g, "![]($1)"],
	[/\{\{[<%]\s*(?:rel)?ref\s+"([^"\s]+)"\s*[>%]\}\}/g, "$1"],
	[/\{\{[<%]\s*figure\s([^}]*?)\/?\s*[>%]\}\}/g, (tag, attributes = "") => toImage(attributes) ?? tag],
	[/\{\{[<%]\s*youtube\s+"?(?:id=")?([\w-]{11})[^>%]*[>%]\}\}/g, "<https://www.youtube.com/watch?v=$1>"],
	// Attributes of kramdown, such as {: .center}.
	[/\{:\s*[.#\w][^}\n]*\}/g, ""],
];

function toImage(attributes: string): string | undefined {
	const valueOf = (name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
	const src = valueOf("src");
	const caption = valueOf("caption") ?? valueOf("title");
	return src && `![${valueOf("alt") ?? ""}](${src}${caption ? ` "${caption}"` : ""})`;
}

const anyTag = /\{%-?\s*\w[^%\n]*%\}|\{\{[<%]\s*[/\w][^}\n]*\}\}|\{\{-?\s*(?:site|page|include|content|post)\b[^}\n]*\}\}/g;

/** The tags outside of code, each once. */
function findTags(text: string): string[] {
	const tags = [...text.matchAll(anyTag)];
	if (tags.length === 0) return [];
	const code = tokensOf(text).filter(({ type }) => ["codeFenced", "codeIndented", "codeText"].includes(type));
	const found = tags.filter(({ index }) => !code.some(({ from, to }) => index >= from && index < to));
	return [...new Set(found.map(([tag]) => tag))];
}
