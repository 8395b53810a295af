import { gfm } from "@joplin/turndown-plugin-gfm";
import { JSDOM } from "jsdom";
import TurndownService from "turndown";

/** Converts HTML to Markdown. Programs, styles and forms are dropped; players and frames become links. */
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
	return converter.turndown(fragment as unknown as TurndownService.Node).trim();
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

const converter = new TurndownService({
	headingStyle: "atx",
	codeBlockStyle: "fenced",
	bulletListMarker: "-",
	emDelimiter: "*",
	hr: "---",
})
	.use(gfm)
	.addRule("image", {
		filter: "img",
		replacement: (_, node) => toImage(node as HTMLElement, (node as HTMLElement).getAttribute("title") ?? ""),
	})
	.addRule("figure", {
		filter: (node) => node.nodeName === "FIGURE" && node.querySelectorAll("img").length === 1 && !node.querySelector("a"),
		replacement: (content, node) => toFigure(node as HTMLElement) ?? content,
	})
	.addRule("code", {
		filter: (node) => node.nodeName === "PRE",
		replacement: (_, node) => toCode(node as HTMLElement),
	});

// The library leaves a written `<` and `&lt;` as they are, which Markdown reads as a tag and as `<`.
const escapeMarkdown = converter.escape.bind(converter);
converter.escape = (text) => escapeEntities(escapeMarkdown(text)).replaceAll("<", "\\<");

const escapeEntities = (text: string) => text.replace(/&(?=#?\w+;)/g, "\\&");

/** An image alone with its title is a figure with a caption here. */
function toFigure(figure: Element): string | undefined {
	const image = figure.querySelector("img");
	const markdown = image && toImage(image, figure.querySelector("figcaption")?.textContent ?? "");
	return markdown ? `\n\n${markdown}\n\n` : undefined;
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

function toCode(block: Element): string {
	const text = (block.textContent ?? "").replace(/\n$/, "");
	// Longer than any fence in the code itself.
	const fence = "`".repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));
	return `\n\n${fence}${languageOf(block)}\n${text}\n${fence}\n\n`;
}

/** From the classes that highlighters use. */
function languageOf(block: Element): string {
	const classes = [block, block.querySelector("code"), block.parentElement].map(
		(element) => element?.getAttribute("class") ?? "",
	);
	return /(?:lang(?:uage)?[-:]\s*|brush:\s*)([\w+#-]+)/.exec(classes.join(" "))?.[1] ?? "";
}
