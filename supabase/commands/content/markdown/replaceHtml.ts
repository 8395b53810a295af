import { htmlToMarkdown, parseElement } from "./htmlToMarkdown.ts";
import { applyEdits, type Edit, tokensOf } from "./tokens.ts";

/**
 * Converts the HTML inside a Markdown text, which the site would show as text: blocks as a whole, inline tags
 * one by one. Code stays.
 */
export function replaceHtml(text: string): string {
	const edits: Edit[] = [];
	const open: { name: string; end: string }[] = [];
	for (const { type, from, to } of tokensOf(text)) {
		if (type === "htmlFlow") {
			const block = convertBlock(text, from, to);
			// Nothing but its own lines goes with a block that leaves nothing.
			edits.push({ from, to: block ? to : to + (/^\n+/.exec(text.slice(to))?.[0].length ?? 0), text: block });
		} else if (type === "htmlText") {
			edits.push({ from, to, text: convertTag(text.slice(from, to), open) });
		}
	}
	return edits.length > 0 ? applyEdits(text, edits).replace(/^\n+|\s+$/g, "") : text;
}

/** A block in a list or quotation keeps what stands before each of its lines. */
function convertBlock(text: string, from: number, to: number): string {
	const prefix = text.slice(text.lastIndexOf("\n", from - 1) + 1, from).replace(/[^>]/g, " ");
	const html = text.slice(from, to).replaceAll(`\n${prefix}`, "\n");
	return htmlToMarkdown(html).replaceAll("\n", `\n${prefix}`);
}

const marks: Record<string, string> = {
	em: "*",
	i: "*",
	strong: "**",
	b: "**",
	code: "`",
	kbd: "`",
	tt: "`",
	del: "~~",
	s: "~~",
};

function convertTag(tag: string, open: { name: string; end: string }[]): string {
	const closed = /^<\/([a-z][\w-]*)/i.exec(tag)?.[1]?.toLowerCase();
	if (closed !== undefined) {
		const index = open.findLastIndex(({ name }) => name === closed);
		return index === -1 ? "" : (open.splice(index, 1)[0]?.end ?? "");
	}
	const element = parseElement(tag);
	const name = element?.nodeName.toLowerCase() ?? "";
	if (name === "br") {
		return "\\\n";
	}
	if (!element || name === "img" || name === "hr") {
		return element ? htmlToMarkdown(tag) : "";
	}
	const href = name === "a" ? element.getAttribute("href") : null;
	const [start, end] = href ? ["[", `](<${href}>)`] : [marks[name] ?? "", marks[name] ?? ""];
	open.push({ name, end });
	return start;
}
