import { nodeToMarkdown } from "@site/shared-data/html";
import { JSDOM } from "jsdom";

/** Converts HTML to Markdown. Drops scripts, styles and forms; players and frames become links. */
export function htmlToMarkdown(html: string): string {
	const fragment = JSDOM.fragment(html);
	for (const element of fragment.querySelectorAll("script, style, noscript, template, object, title, form, button")) {
		element.remove();
	}
	for (const player of fragment.querySelectorAll("iframe, video, audio, embed")) {
		replaceWithLink(player, player.getAttribute("src") ?? player.querySelector("source")?.getAttribute("src") ?? "");
	}
	for (const embed of fragment.querySelectorAll(".wp-block-embed__wrapper")) {
		replaceWithLink(embed, embed.textContent?.trim() ?? "");
	}
	return nodeToMarkdown(fragment);
}

/** The first element of some HTML; null if there is none. */
export const parseElement = (html: string): Element | null => JSDOM.fragment(html).firstElementChild;

function replaceWithLink(element: Element, source: string): void {
	const url = source.startsWith("//") ? `https:${source}` : source;
	if (!URL.canParse(url)) return element.remove();
	const paragraph = element.ownerDocument.createElement("p");
	const link = paragraph.appendChild(element.ownerDocument.createElement("a"));
	link.href = url;
	link.textContent = url;
	element.replaceWith(paragraph);
}
