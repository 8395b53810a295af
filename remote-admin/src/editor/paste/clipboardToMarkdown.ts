import { nodeToMarkdown } from "@site/shared-data/html";

/** Converts the HTML of a clipboard to Markdown; null if it has no formatting that Markdown can express. */
export function clipboardToMarkdown(html: string): string | null {
	const { body } = new DOMParser().parseFromString(html, "text/html");
	for (const element of body.querySelectorAll("style, script, title, o\\:p")) element.remove();
	// Code editors copy each line in an element, with colours that have no meaning here.
	if (body.querySelector(":scope > [style*='white-space: pre']")) return null;
	for (const element of body.querySelectorAll<HTMLElement>("b, strong, i, em, span")) markByStyle(element);
	for (const image of body.querySelectorAll("img")) if (!/^https?:/.test(image.src)) image.remove();
	for (const link of body.querySelectorAll("a")) if (!/^(https?|mailto):/.test(link.href)) link.replaceWith(...link.childNodes);
	nestWordLists(body);
	// Google Docs and Notion put lists next to the item that they belong to.
	for (const list of body.querySelectorAll("ul > ul, ul > ol, ol > ul, ol > ol")) list.previousElementSibling?.append(list);
	for (const paragraph of body.querySelectorAll("li > p")) paragraph.replaceWith(...paragraph.childNodes);
	for (const table of body.querySelectorAll("table")) headFirstRow(table);
	return body.querySelector(formatted) ? nodeToMarkdown(body) : null;
}

const formatted = "h1, h2, h3, h4, h5, h6, strong, b, em, i, del, s, a[href], li, table, blockquote, pre, code, img, hr";

/** Google Docs and Word express bold and italic by styles; a `b` of normal weight is only a wrapper. */
function markByStyle(element: HTMLElement): void {
	const { fontWeight, fontStyle } = element.style;
	const isBold = fontWeight === "bold" || Number(fontWeight) >= 600;
	const isWrapper = element.matches("b, strong") && ["normal", "400"].includes(fontWeight);
	if (isWrapper) return element.replaceWith(...element.childNodes);
	if (element.tagName !== "SPAN" || element.closest("h1, h2, h3, h4, h5, h6")) return;
	if (isBold) wrapContent(element, "strong");
	if (fontStyle === "italic") wrapContent(element, "em");
}

function wrapContent(element: HTMLElement, name: string): void {
	const mark = element.ownerDocument.createElement(name);
	mark.append(...element.childNodes);
	element.append(mark);
}

/**
 * Turns Word's paragraphs into lists: their style contains the level, and their text begins with its mark.
 */
function nestWordLists(body: HTMLElement): void {
	let lists: HTMLElement[] = [];
	for (const paragraph of body.querySelectorAll("p")) {
		const [, level = "0"] = /mso-list:\s*\S+\s+level(\d)/.exec(paragraph.getAttribute("style") ?? "") ?? [];
		lists = lists.slice(0, Number(level));
		if (level === "0") continue;
		const mark = paragraph.querySelector("[style*='mso-list:Ignore']");
		mark?.remove();
		if (lists.length < Number(level)) {
			const list = body.ownerDocument.createElement(/\w[.)]/.test(mark?.textContent ?? "") ? "ol" : "ul");
			const parent = lists.at(-1)?.lastElementChild;
			if (parent) parent.append(list);
			else paragraph.before(list);
			lists.push(list);
		}
		const item = body.ownerDocument.createElement("li");
		item.append(...paragraph.childNodes);
		lists.at(-1)?.append(item);
		paragraph.remove();
	}
}

/** Cells of a sheet have no head, which a table in Markdown needs. */
function headFirstRow(table: HTMLTableElement): void {
	for (const cell of table.querySelector("th") ? [] : [...(table.rows[0]?.cells ?? [])]) {
		const head = table.ownerDocument.createElement("th");
		head.append(...cell.childNodes);
		cell.replaceWith(head);
	}
}
