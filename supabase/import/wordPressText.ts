import { JSDOM } from "jsdom";

/** The image of an attachment with its text and caption. */
export interface Attachment {
	url: string;
	alt: string;
	caption: string;
}

/** The attachments with these ids, or the post's own. */
export type FindAttachments = (ids: string[] | undefined) => Attachment[];

/** Code, and the shortcodes that have an equal in HTML. Code comes first, so that nothing in it is read. */
const codes = new RegExp(
	[
		/<(pre|code|script|style|textarea)\b[\s\S]*?<\/\1>/,
		/\[(?:source)?code([^\]]*)\]([\s\S]*?)\[\/(?:source)?code\]/,
		/\[caption[^\]]*\]([\s\S]*?)\[\/caption\]/,
		/\[(?:embed|youtube|vimeo)[^\]]*\]\s*([^\s[\]]+)\s*\[\/\w+\]/,
		/\[youtube[=\s](https?:[^\s\]]+)\]/,
		/\[gallery([^\]]*)\]/,
		/\[(?:audio|video)\s([^\]]*)\](?:\s*\[\/(?:audio|video)\])?/,
		/<!--\s*(?:more|nextpage)\s*-->/,
	]
		.map(({ source }) => source)
		.join("|"),
	"g",
);

/** The HTML of a post: replaces known shortcodes, and blank lines with paragraphs; `left`: the others. */
export function toBlocks(content: string, findAttachments: FindAttachments): { html: string; left: string[] } {
	const html = content.replace(codes, (written, element, attributes, code, caption, embed, video, gallery, player) => {
		if (element) return written;
		if (code !== undefined) return toPre(attributes, code);
		if (caption !== undefined) return toFigure(caption);
		if (embed ?? video) return `<p><a href="${embed ?? video}">${embed ?? video}</a></p>`;
		if (gallery !== undefined) return toGallery(gallery, findAttachments) || written;
		const [, source] = /(?:src|mp3|mp4|m4a|m4v|ogg|ogv|wav|webm)=["']?([^"'\s]+)/.exec(player ?? "") ?? [];
		return player === undefined ? "\n\n" : source ? `<p><a href="${source}">${source}</a></p>` : written;
	});
	const fragment = JSDOM.fragment(html);
	const left = findShortcodes(fragment).map((tag) => {
		const line = content.slice(0, content.indexOf(tag)).split("\n").length;
		return `line ${line}: ${tag} stays as text`;
	});
	if (!content.includes("<!-- wp:")) markParagraphs(fragment);
	const holder = fragment.ownerDocument.createElement("div");
	holder.append(fragment);
	return { html: holder.innerHTML, left };
}

const escapeHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** The images of a gallery, in its order. */
function toGallery(attributes: string, findAttachments: FindAttachments): string {
	const ids = /\b(?:ids|include)=["']?([\d,\s]+)/.exec(attributes)?.[1]?.split(/[,\s]/).filter(Boolean);
	return findAttachments(ids)
		.map(
			({ url, alt, caption }) =>
				`<figure><img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}"><figcaption>${escapeHtml(caption)}</figcaption></figure>`,
		)
		.join("");
}

/** The image of a caption, with the text behind it; a link to the same image is none. */
function toFigure(inner: string): string {
	const image = /<img\b[^>]*>/i.exec(inner);
	if (!image) return inner;
	const caption = inner.slice(image.index + image[0].length).replace(/^\s*<\/a>/i, "");
	return `<figure>${image[0]}<figcaption>${caption}</figcaption></figure>`;
}

const toPre = (attributes: string, code: string) =>
	`<pre class="language-${/\blang(?:uage)?=["']?([\w+#-]+)/.exec(attributes)?.[1] ?? ""}">${code.replaceAll("<", "&lt;")}</pre>`;

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
