/** Elements that begin a line of their own. */
export const blocks =
	"address, article, aside, blockquote, dd, div, dl, dt, figure, figcaption, h1, h2, h3, h4, h5, h6, hr, li, ol, p, pre, section, table, tbody, thead, tfoot, tr, td, th, ul";

/** One line of text, because a cell, a heading or a link of Markdown contains no blocks. */
export function flatten(element: Element): void {
	for (const code of element.querySelectorAll("pre")) {
		const line = element.ownerDocument.createElement("code");
		line.append(...code.childNodes);
		code.replaceWith(" ", line, " ");
	}
	for (const block of element.querySelectorAll(`br, ${blocks}`)) {
		block.replaceWith(" ", ...block.childNodes, " ");
	}
}
