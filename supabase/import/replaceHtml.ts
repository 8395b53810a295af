import { applyEdits, type Edit, type Token, tokensOf } from "../commands/content/markdown.ts";
import { htmlToMarkdown, parseElement } from "./htmlToMarkdown.ts";

/** Converts the HTML in a Markdown text: blocks as a whole, inline tags one by one. Keeps code. */
export function replaceHtml(text: string): string {
	const edits: Edit[] = [];
	const open: { name: string; end: string }[] = [];
	const tokens = tokensOf(text);
	let codeEnd = 0;
	for (const [index, { type, from, to }] of tokens.entries()) {
		if (from < codeEnd) continue;
		if (type === "htmlFlow") {
			const block = convertBlock(text, from, to);
			// A block without a result is removed with its own lines only.
			edits.push({ from, to: block ? to : to + (/^\n+/.exec(text.slice(to))?.[0].length ?? 0), text: block });
		} else if (type === "htmlText") {
			codeEnd = findCodeEnd(text, tokens, index);
			edits.push(
				codeEnd > 0
					? { from, to: codeEnd, text: convertCode(text.slice(from, codeEnd)) }
					: { from, to, text: convertTag(text.slice(from, to), open) },
			);
		}
	}
	return edits.length > 0 ? applyEdits(text, edits).replace(/^\n+|\s+$/g, "") : text;
}

/** A block in a list or quotation keeps the prefix of each of its lines. */
function convertBlock(text: string, from: number, to: number): string {
	const prefix = text.slice(text.lastIndexOf("\n", from - 1) + 1, from).replace(/[^>]/g, " ");
	const html = text.slice(from, to).replaceAll(`\n${prefix}`, "\n");
	return htmlToMarkdown(html).replaceAll("\n", `\n${prefix}`);
}

/** The end of the code that this tag opens, in the same paragraph; 0 for any other tag. */
function findCodeEnd(text: string, tokens: readonly Token[], index: number): number {
	const { from, to, parents } = tokens[index] as Token;
	const name = /^<(code|kbd|tt)(?=[\s>])/i.exec(text.slice(from, to))?.[1]?.toLowerCase();
	if (name === undefined) return 0;
	const around = tokens.slice(0, index).findLast(({ type }) => type === parents.at(-1))?.to ?? 0;
	for (let next = index + 1; (tokens[next]?.to ?? Infinity) <= around; next += 1) {
		const token = tokens[next] as Token;
		if (token.type === "htmlText" && text.slice(token.from, token.to).toLowerCase() === `</${name}>`) return token.to;
	}
	return 0;
}

/** The prefix of a further line in a list or a quotation is no code. */
const convertCode = (html: string) =>
	htmlToMarkdown(
		html.replace(/^<\w+[^>]*>([\s\S]*)<\/\w+>$/, (_, inner: string) => `<code>${inner.replace(/\n[\s>]*/g, " ")}</code>`),
	);

const marks: Record<string, string> = { em: "*", i: "*", strong: "**", b: "**", del: "~~", s: "~~" };

function convertTag(tag: string, open: { name: string; end: string }[]): string {
	const closed = /^<\/([a-z][\w-]*)/i.exec(tag)?.[1]?.toLowerCase();
	if (closed !== undefined) {
		const index = open.findLastIndex(({ name }) => name === closed);
		return index === -1 ? "" : (open.splice(index, 1)[0]?.end ?? "");
	}
	const element = parseElement(tag);
	const name = element?.nodeName.toLowerCase() ?? "";
	if (name === "br") return "\\\n";
	if (!element || name === "img" || name === "hr") return element ? htmlToMarkdown(tag) : "";
	const href = name === "a" ? element.getAttribute("href") : null;
	const [start, end] = href ? ["[", `](<${href}>)`] : [marks[name] ?? "", marks[name] ?? ""];
	open.push({ name, end });
	return start;
}
