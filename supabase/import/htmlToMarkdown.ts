import { blocks, flatten, nodeToMarkdown, slugOf } from "@site/shared-data/html";
import { JSDOM } from "jsdom";
import { toScript } from "./scripts.ts";
import { tidyInline } from "./tidyInline.ts";

/** Replaces `[!NOTE]` for the time of the conversion, which would escape its brackets. */
const noteMark = "\uE000";
/** Replaces `_` in an id, which the conversion would escape. */
const underscore = "\uE003";

/** Converts HTML to Markdown. Drops scripts, styles and forms; players and frames become links. */
export function htmlToMarkdown(html: string): string {
	const fragment = JSDOM.fragment(html);
	for (const element of fragment.querySelectorAll("script, style, noscript, template, object, title, form, button, svg")) {
		element.remove();
	}
	for (const player of fragment.querySelectorAll("iframe, video, audio, embed")) {
		replaceWithLink(player, sourceOf(player));
	}
	for (const embed of fragment.querySelectorAll(".wp-block-embed__wrapper")) {
		const text = embed.textContent?.trim() ?? "";
		if (/^https?:\S+$/.test(text)) replaceWithLink(embed, text);
	}
	convertCards(fragment);
	for (const link of fragment.querySelectorAll("a[href]")) {
		if (!link.querySelector(blocks)) continue;
		flatten(link);
		const paragraph = link.ownerDocument.createElement("p");
		link.replaceWith(paragraph);
		paragraph.append(link);
	}
	for (const heading of fragment.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
		const id = anchorOf(heading);
		flatten(heading);
		// The id of another tool is often the site's own.
		if (id && id !== slugOf((heading.textContent ?? "").trim())) heading.append(` {#${id.replaceAll("_", underscore)}}`);
	}
	for (const script of fragment.querySelectorAll("sup, sub")) {
		if (!script.firstElementChild) script.replaceWith(toScript(script.nodeName, script.textContent ?? ""));
	}
	tidyInline(fragment);
	return nodeToMarkdown(fragment)
		.replace(new RegExp(`${noteMark}\n((?:> ?)+)\n`, "g"), "[!NOTE]\n")
		.replaceAll(underscore, "_");
}

/** The id of a heading, or of an anchor in it or before it. */
function anchorOf(heading: Element): string | undefined {
	const before = heading.previousElementSibling;
	const isEmpty = before?.matches("a, span, div, p") && !before.textContent?.trim() && !before.querySelector("img");
	const anchors = [
		heading,
		...heading.querySelectorAll("[id], a[name]"),
		...(before && isEmpty ? [before, ...before.children] : []),
	];
	const ids = anchors.map((anchor) => anchor.getAttribute("id") ?? anchor.getAttribute("name"));
	return ids.find((id) => /^[\p{L}\p{M}\p{N}_.:-]+$/u.test(id ?? "")) ?? undefined;
}

/** The first element of some HTML; null if there is none. */
export const parseElement = (html: string): Element | null => JSDOM.fragment(html).firstElementChild;

function sourceOf(player: Element): string {
	const source =
		player.getAttribute("src") ?? player.getAttribute("data-src") ?? player.querySelector("source")?.getAttribute("src");
	return source?.startsWith("//") ? `https:${source}` : (source ?? "");
}

function replaceWithLink(element: Element, url: string): void {
	if (!/^(?:https?:\/\/|\/|__GHOST_URL__|\.|[\w-]+[/.])/i.test(url)) return element.remove();
	const paragraph = element.ownerDocument.createElement("p");
	paragraph.append(createLink(element, url, URL.canParse(url) ? url : (url.split("/").at(-1) ?? url)));
	element.replaceWith(paragraph);
}

function createLink({ ownerDocument }: Element, url: string, text: string): Element {
	const link = ownerDocument.createElement("a");
	link.setAttribute("href", url);
	link.textContent = text;
	return link;
}

/** Ghost's bookmarks become a link with its description, its callouts notes. */
function convertCards(fragment: DocumentFragment): void {
	const textOf = (card: Element, part: string) => card.querySelector(part)?.textContent?.trim() ?? "";
	for (const card of fragment.querySelectorAll(".kg-bookmark-card")) {
		const url = card.querySelector("a")?.getAttribute("href") ?? "";
		const paragraph = card.ownerDocument.createElement("p");
		const rest = ` ${textOf(card, ".kg-bookmark-description")} ${textOf(card, "figcaption")}`;
		paragraph.append(createLink(card, url, textOf(card, ".kg-bookmark-title") || url), rest);
		card.replaceWith(paragraph);
	}
	for (const card of fragment.querySelectorAll(".kg-callout-card")) {
		const note = card.ownerDocument.createElement("blockquote");
		const mark = note.appendChild(card.ownerDocument.createElement("p"));
		mark.textContent = noteMark;
		note.append(...card.childNodes);
		card.replaceWith(note);
	}
}
