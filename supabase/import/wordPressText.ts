import { JSDOM } from "jsdom";

/** The HTML of a post: replaces known shortcodes, and blank lines with paragraphs; `left`: the others. */
export function toBlocks(content: string): { html: string; left: string[] } {
	const html = content
		.replace(/\[caption[^\]]*\]([\s\S]*?)\[\/caption\]/g, (_, inner: string) => toFigure(inner))
		.replace(/\[(?:embed|youtube|vimeo)[^\]]*\]\s*(\S+?)\s*\[\/\w+\]/g, '<p><a href="$1">$1</a></p>')
		.replace(/\[(?:source)?code([^\]]*)\]([\s\S]*?)\[\/(?:source)?code\]/g, toPre);
	const fragment = JSDOM.fragment(html);
	const left = findShortcodes(fragment);
	if (!content.includes("<!-- wp:")) markParagraphs(fragment);
	const holder = fragment.ownerDocument.createElement("div");
	holder.append(fragment);
	return { html: holder.innerHTML, left };
}

/** The image of a caption, with the text behind it. */
function toFigure(inner: string): string {
	const end = inner.lastIndexOf(">") + 1;
	return `<figure>${inner.slice(0, end)}<figcaption>${inner.slice(end)}</figcaption></figure>`;
}

const toPre = (_: string, attributes: string, code: string) =>
	`<pre class="language-${/\blang(?:uage)?=["']?([\w+#-]+)/.exec(attributes)?.[1] ?? ""}">${code
		.replace(/^\n/, "")
		.replace(/<(?!\/)/g, "&lt;")
		.replace(/<\//g, "&lt;/")}</pre>`;

function findShortcodes(fragment: DocumentFragment): string[] {
	const copy = fragment.cloneNode(true) as DocumentFragment;
	for (const code of copy.querySelectorAll("pre, code")) {
		code.remove();
	}
	const found = copy.textContent?.matchAll(/\[([a-z][\w-]*)(?:\s+\w+=[^\]]*)?\](?!\()/g) ?? [];
	return [...new Set([...found].filter(([tag]) => tag.includes("=") || knownCodes.has(tag)).map(([tag]) => tag))];
}

const knownCodes = new Set(["[gallery]", "[more]", "[playlist]", "[audio]", "[video]"]);

const blocks = new Set(
	"ADDRESS ARTICLE ASIDE BLOCKQUOTE DETAILS DIV DL FIELDSET FIGURE FORM H1 H2 H3 H4 H5 H6 HR OL P PRE SECTION TABLE UL".split(
		" ",
	),
);

/** Text outside of blocks: a blank line ends a paragraph, one line feed a line. */
function markParagraphs(fragment: DocumentFragment): void {
	const document = fragment.ownerDocument;
	let paragraph: HTMLElement | undefined;
	for (const node of Array.from(fragment.childNodes)) {
		if (blocks.has(node.nodeName)) {
			paragraph = undefined;
			continue;
		}
		const parts = node.nodeName === "#text" ? (node.textContent ?? "").split(/\n\s*\n/) : [node];
		for (const [index, part] of parts.entries()) {
			if (index > 0) paragraph = undefined;
			if (typeof part === "string" && part.trim() === "" && !paragraph) continue;
			if (!paragraph) {
				paragraph = document.createElement("p");
				fragment.insertBefore(paragraph, node);
			}
			paragraph.append(...(typeof part === "string" ? withBreaks(part, document) : [part]));
		}
		if (typeof parts[0] === "string") node.remove();
	}
}

function withBreaks(text: string, document: Document): (string | Node)[] {
	return text.split("\n").flatMap((line, index) => (index === 0 ? [line] : [document.createElement("br"), line]));
}
