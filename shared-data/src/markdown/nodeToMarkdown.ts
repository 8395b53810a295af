import { gfm } from "@joplin/turndown-plugin-gfm";
import TurndownService from "turndown";
import { flatten } from "./flatten.ts";

export { blocks, flatten } from "./flatten.ts";
export { slugOf } from "./slugOf.ts";

/** Converts a DOM node to Markdown with tables, fenced code and captions; changes its tables and code. */
export function nodeToMarkdown(node: HTMLElement | DocumentFragment): string {
	for (const table of node.querySelectorAll("table")) tidyTable(table);
	for (const lineBreak of node.querySelectorAll("pre br")) lineBreak.replaceWith("\n");
	for (const lineBreak of node.querySelectorAll("code br")) lineBreak.replaceWith(" ");
	for (const code of node.querySelectorAll("code:not(pre code)")) tidyCode(code);
	return converter.turndown(node).trim();
}

/** Makes each cell one line. A table of one cell or of tables only arranges blocks, and becomes these. */
function tidyTable(table: HTMLTableElement): void {
	// Highlighters write the numbers of lines into a cell.
	for (const numbers of table.querySelectorAll("td.gutter, td.rouge-gutter, td.linenos")) numbers.remove();
	const { caption } = table;
	const cells = [...table.rows].flatMap((row) => [...row.cells]);
	if (caption) table.before(toBlock(caption));
	if (cells.length === 1 || table.querySelector("table")) return table.replaceWith(...cells.map(toBlock));
	// The library takes a table's first child as its head.
	for (const part of table.querySelectorAll("caption, colgroup")) part.remove();
	cells.forEach(flatten);
	for (const cell of cells) if (cell.colSpan > 1 || cell.rowSpan > 1) splitCell(cell);
}

/** Adds empty cells beside and below a wide or tall one. The cells above and before it are split already. */
function splitCell(cell: HTMLTableCellElement): void {
	const { colSpan, rowSpan, cellIndex } = cell;
	const empty = (count: number) => Array.from({ length: count }, () => cell.ownerDocument.createElement(cell.localName));
	cell.removeAttribute("colspan");
	cell.after(...empty(colSpan - 1));
	let row = cell.parentElement?.nextElementSibling;
	for (let left = rowSpan - 1; row && left > 0; left--) {
		const before = row.children[cellIndex - 1] ?? row.lastElementChild;
		if (before && cellIndex > 0) before.after(...empty(colSpan));
		else row.prepend(...empty(colSpan));
		row = row.nextElementSibling;
	}
}

function toBlock(element: Element): Element {
	const block = element.ownerDocument.createElement("div");
	block.append(...element.childNodes);
	return block;
}

/** Drops the marks in code, which would be text. Code contains no link: it ends before a link around code. */
function tidyCode(code: Element): void {
	const parts: { link: Element | undefined; text: string }[] = [];
	const read = (node: Node, link?: Element): void => {
		if (node.nodeName === "#text") {
			const last = parts.at(-1);
			if (last && last.link === link) last.text += node.textContent;
			else if (node.textContent?.trim() || link === undefined) parts.push({ link, text: node.textContent ?? "" });
		}
		for (const child of node.childNodes) {
			const isLink = child.nodeName === "A" && (child as Element).hasAttribute("href");
			read(child, isLink ? (child as Element) : link);
		}
	};
	read(code);
	const elements = parts.map(({ link, text }) => {
		const part = code.ownerDocument.createElement("code");
		part.append(text);
		link?.replaceChildren(part);
		return link ?? part;
	});
	code.replaceWith(...elements);
}

const converter = new TurndownService({
	headingStyle: "atx",
	emDelimiter: "*",
	hr: "---",
})
	.use(gfm)
	// The library's own rule writes three spaces after a mark.
	.addRule("listItem", {
		filter: "li",
		replacement: (content, node) => toListItem(content, node as Element),
	})
	.addRule("image", {
		filter: "img",
		replacement: (_, node) => toImage(node as HTMLElement, (node as HTMLElement).getAttribute("title") ?? ""),
	})
	// The library's own rule makes one bar of two.
	.addRule("cell", {
		filter: ["td", "th"],
		replacement: (content, node) =>
			`${(node as HTMLElement).previousElementSibling ? "" : "|"} ${content.trim().replaceAll("|", "\\|").padEnd(3)} |`,
	})
	.addRule("figure", {
		filter: (node) => node.nodeName === "FIGURE" && node.querySelectorAll("img").length === 1 && !node.querySelector("a"),
		replacement: (content, node) => toFigure(node as HTMLElement) || content,
	})
	// Markdown's own form, in which no mark is escaped.
	.addRule("bareUrl", {
		filter: (node) => isBareUrl(node as HTMLElement),
		replacement: (_, node) => `<${(node as HTMLElement).getAttribute("href")}>`,
	})
	.addRule("code", {
		filter: "pre",
		replacement: (_, node) => toCode(node as HTMLElement),
	});

// The library escapes neither `~`, `1)`, `<`, `&lt;` nor a `1.`, `+` or `#` that is alone.
// Markdown would read a mark, a list, a tag or a heading.
const escapeMarkdown = converter.escape.bind(converter);
converter.escape = (text) =>
	escapeEntities(escapeMarkdown(text))
		.replaceAll("<", "\\<")
		.replace(/(?<!^\\)~/g, "\\~")
		.replace(/^(\d+)(?=\) |[.)]$)/, "$1\\")
		.replace(/^(?=(?:\+|#+)$)/, "\\");

const isBareUrl = (link: Element) =>
	/^https?:\/\/[^\s<>]+$/.test(link.textContent ?? "") &&
	link.textContent === link.getAttribute("href") &&
	!link.firstElementChild;

const escapeEntities = (text: string) => text.replace(/&(?=#?\w+;)/g, "\\&");

/** A figure is an image and its title; the title is the caption. */
function toFigure(figure: Element): string {
	const markdown = toImage(figure.querySelector("img") as Element, figure.querySelector("figcaption")?.textContent ?? "");
	return markdown && `\n\n${markdown}\n\n`;
}

function toImage(image: Element, title: string): string {
	const src = image.getAttribute("src");
	if (!src) return "";
	const alt = converter.escape((image.getAttribute("alt") ?? "").replace(/\s+/g, " "));
	const caption = escapeEntities(
		title
			.replace(/\s+/g, " ")
			.trim()
			.replace(/(["\\])/g, "\\$1"),
	);
	return `![${alt}](${/[\s()]/.test(src) ? `<${src}>` : src}${caption && ` "${caption}"`})`;
}

function toListItem(content: string, item: Element): string {
	const list = item.parentElement;
	const place = list ? [...list.children].indexOf(item) : 0;
	const mark = list?.nodeName === "OL" ? `${Number(list.getAttribute("start") ?? 1) + place}. ` : "- ";
	const text = content.replace(/^\n+|\n+$/g, "").replace(/\n(?!\n)/g, `\n${" ".repeat(mark.length)}`);
	return `${mark}${text}${item.nextElementSibling ? "\n" : ""}`;
}

function toCode(block: Element): string {
	const text = (block.textContent ?? "").replace(/\n$/, "");
	// Longer than any fence in the code itself.
	const fence = "`".repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));
	return `\n\n${fence}${languageOf(block)}\n${text}\n${fence}\n\n`;
}

/** Read from the classes that highlighters use. */
function languageOf(block: Element): string {
	const classes = [block, block.querySelector("code"), block.parentElement].map(
		(element) => element?.getAttribute("class") ?? "",
	);
	return /(?:lang(?:uage)?[-:]\s*|brush:\s*)([\w+#-]+)/.exec(classes.join(" "))?.[1] ?? "";
}
