import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { applyEdits, type Edit, type Token, tokensOf } from "../commands/content/markdown.ts";
import { htmlToMarkdown, parseElement } from "./htmlToMarkdown.ts";
import { toScript } from "./scripts.ts";

/** Converts the HTML in a Markdown text: blocks as a whole, inline tags one by one. Keeps code. */
export function replaceHtml(source: string, sourceTokens: readonly Token[]): string {
	const text = joinBlocks(source, sourceTokens);
	const tokens = text === source ? sourceTokens : tokensOf(text);
	const edits: Edit[] = [];
	const open: Tag[] = [];
	let end = 0;
	for (const [index, token] of tokens.entries()) {
		const { type, from, to } = token;
		if (from < end) continue;
		if (type === "htmlFlow") {
			const block = convertBlock(text, from, to);
			// A block without a result is removed with its own lines only.
			edits.push({ from, to: block ? to : to + (/^\n+/.exec(text.slice(to))?.[0].length ?? 0), text: block });
		} else if (type === "htmlText") {
			const element = findElement(text, tokens, index);
			end = element?.to ?? 0;
			edits.push(...(element ? [element] : convertTag(text, tokens, index, open)));
		}
	}
	// A mark without its end would be text.
	for (const { edit } of open) edit.text = "";
	return applyEdits(text, edits).replace(/^\n+|\s+$/g, "");
}

/** Elements whose HTML Markdown interrupts at a blank line; a browser reads their parts as one. */
const joined = /^\s*<(table|ul|ol|dl|figure|pre|blockquote|picture|video|audio)(?=[\s>])/i;

/** Such elements as one block of HTML each, with the Markdown in them converted. */
function joinBlocks(text: string, tokens: readonly Token[]): string {
	const flows = tokens.filter(({ type }) => type === "htmlFlow");
	const edits: Edit[] = [];
	let last = 0;
	for (const [index, { from, to, parents }] of flows.entries()) {
		const name = joined.exec(text.slice(from, to))?.[1];
		if (from < last || name === undefined || parents.length > 0) continue;
		const depthIn = (part: string) => part.match(new RegExp(`<${name}[\\s>]`, "gi"))?.length ?? 0;
		const closed = flows.slice(index).find((flow) => {
			const part = text.slice(from, flow.to);
			return depthIn(part) === (part.match(new RegExp(`</${name}\\s*>`, "gi"))?.length ?? 0);
		});
		if (closed === undefined || closed.to === to) continue;
		last = closed.to;
		const html = micromark(text.slice(from, last), {
			extensions: [gfm()],
			htmlExtensions: [gfmHtml()],
			allowDangerousHtml: true,
			allowDangerousProtocol: true,
		});
		edits.push({ from, to: last, text: htmlToMarkdown(html) });
	}
	return applyEdits(text, edits);
}

/** A block in a list or quotation keeps the prefix of each of its lines. */
function convertBlock(text: string, from: number, to: number): string {
	const prefix = text.slice(text.lastIndexOf("\n", from - 1) + 1, from).replace(/[^>]/g, " ");
	const html = text.slice(from, to).replaceAll(`\n${prefix}`, "\n");
	return htmlToMarkdown(html).replaceAll("\n", `\n${prefix}`);
}

const isInCell = ({ parents }: Token) => parents.some((parent) => parent === "tableData" || parent === "tableHeader");

/** The edit of an element that is converted as a whole: code, players, scripts, sub and sup. */
function findElement(text: string, tokens: readonly Token[], index: number): Edit | undefined {
	const { from, to, parents } = tokens[index] as Token;
	const name = /^<(code|kbd|tt|samp|sup|sub|script|style|svg|iframe|video|audio)(?=[\s>])/i
		.exec(text.slice(from, to))?.[1]
		?.toLowerCase();
	if (name === undefined) return undefined;
	const around = tokens.slice(0, index).findLast(({ type }) => type === parents.at(-1))?.to ?? 0;
	for (let next = index + 1; (tokens[next]?.to ?? Infinity) <= around; next += 1) {
		const token = tokens[next] as Token;
		if (token.type !== "htmlText" || text.slice(token.from, token.to).toLowerCase() !== `</${name}>`) continue;
		const inner = text.slice(to, token.from);
		const isPlain = tokens.slice(index + 1, next).every((part) => part.from < to || part.type === "data");
		if (name.startsWith("su")) return isPlain ? { from, to: token.to, text: toScript(name, inner) } : undefined;
		const html = text.slice(from, token.to);
		return { from, to: token.to, text: /code|kbd|tt|samp/.test(name) ? convertCode(inner) : htmlToMarkdown(html) };
	}
	return undefined;
}

/** The prefix of a further line in a list or a quotation is no code. */
const convertCode = (inner: string) => htmlToMarkdown(`<code>${inner.replace(/\n[\s>]*/g, " ")}</code>`);

const marks: Record<string, string> = { em: "*", i: "*", strong: "**", b: "**", del: "~~", s: "~~", strike: "~~" };

/** An open tag with the edit of its mark, and the mark that closes it. */
interface Tag {
	name: string;
	end: string;
	edit: Edit;
	around: string;
}

function convertTag(text: string, tokens: readonly Token[], index: number, open: Tag[]): Edit[] {
	const token = tokens[index] as Token;
	const { from, to, parents } = token;
	const tag = text.slice(from, to);
	const around = `${parents.join()} ${text.lastIndexOf("\n\n", from)}`;
	const closed = /^<\/([a-z][\w-]*)/i.exec(tag)?.[1]?.toLowerCase();
	if (closed !== undefined) {
		const opened = open.findLastIndex(({ name, around: place }) => name === closed && place === around);
		const [found, ...crossed] = opened === -1 ? [] : open.splice(opened);
		for (const { edit } of crossed) edit.text = "";
		const blanks = found && marks[closed] ? (/[ \t\n]+$/.exec(text.slice(0, from))?.[0] ?? "") : "";
		// An element without a text has no marks.
		if (found && from - blanks.length <= found.edit.to) {
			found.edit.text = "";
			return [{ from, to, text: "" }];
		}
		return [{ from: from - blanks.length, to, text: (found?.end ?? "") + blanks }];
	}
	const element = parseElement(tag);
	const name = element?.nodeName.toLowerCase() ?? "";
	if (name === "br") return convertBreak(text, tokens, index);
	if (!element || name === "img" || name === "hr") {
		const image = element ? htmlToMarkdown(tag) : "";
		return [{ from, to, text: isInCell(token) ? image.replace(/(?<!\\)\|/g, "\\|") : image }];
	}
	const href = name === "a" ? element.getAttribute("href") : null;
	const [start, end] = href ? ["[", `](<${href}>)`] : [marks[name] ?? "", marks[name] ?? ""];
	// A mark may not stand before a blank.
	const blanks = marks[name] ? (/^[ \t\n]+/.exec(text.slice(to))?.[0] ?? "") : "";
	const edit = { from, to: to + blanks.length, text: blanks + start };
	open.push({ name, end, edit, around });
	return [edit];
}

/** A line break: a blank in a cell or a heading, nothing at the ends of a paragraph. */
function convertBreak(text: string, tokens: readonly Token[], index: number): Edit[] {
	const token = tokens[index] as Token;
	const { from, to, parents } = token;
	if (isInCell(token) || parents.some((parent) => parent.endsWith("Heading"))) return [{ from, to, text: " " }];
	const [blanks = "", lineFeed] = /^[ \t]*(\n)?/.exec(text.slice(to)) ?? [];
	const after = text.slice(to + blanks.length);
	const paragraph = tokens.slice(0, index).findLast(({ type }) => type === "paragraph");
	if (paragraph?.from === from || /^(?:\s|<\/\w+>)*$/.test(text.slice(to, paragraph?.to))) return [{ from, to, text: "" }];
	if (lineFeed) return [{ from, to: to + blanks.length - 1, text: "\\" }];
	// The rest of the line must not begin a block.
	const block = /^(?:(\d{1,9})[.)]|(?:[-+*]|#{1,6})(?=\s)|>|[-=]+[ \t]*(?=\n|$))/.exec(after);
	const at = to + blanks.length + (block?.[1]?.length ?? 0);
	const escape = block ? [{ from: at, to: at, text: "\\" }] : [];
	return [{ from, to: to + blanks.length, text: "\\\n" }, ...escape];
}
