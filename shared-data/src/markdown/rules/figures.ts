import type { MarkdownIt, StateCore, Token } from "markdown-it";
import type { DocumentEnv } from "../DocumentEnv.ts";
import { isAllowedUrl } from "../sanitizing/allowedUrl.ts";
import { textOf } from "../textOf.ts";
import { wordsOf } from "./words.ts";

/** Makes a paragraph with only an image a figure: its title is the caption, and it links to the file. */
export function figures(md: MarkdownIt): void {
	md.core.ruler.push("figures", markFigures);
	md.renderer.rules.caption = (tokens, index) => `<figcaption>${md.utils.escapeHtml(tokens[index]?.content ?? "")}</figcaption>`;
}

function markFigures(state: StateCore) {
	for (const [index, inline] of state.tokens.entries()) {
		const open = state.tokens[index - 1];
		const close = state.tokens[index + 1];
		if (inline.type !== "inline" || open?.type !== "paragraph_open" || open.hidden || !close) continue;
		const { children } = inline;
		const [image] = children?.length === 1 ? (children as [Token]) : [];
		const linked = children?.length === 3 && children[0]?.type === "link_open" ? children[1] : undefined;
		const figureImage = image ?? linked;
		if (!children || figureImage?.type !== "image") continue;
		open.tag = "figure";
		close.tag = "figure";
		const source = String(figureImage.attrGet("src") ?? "");
		if (image && source && isAllowedUrl(source) && !(state.env as DocumentEnv).base)
			inline.children = linkToFullImage(image, source, state);
		const title = figureImage.attrGet("title");
		if (title) inline.children?.push(Object.assign(new state.Token("caption", "", 0), { content: title }));
	}
}

function linkToFullImage(image: Token, source: string, { Token, env }: StateCore) {
	const open = new Token("link_open", "a", 1);
	const description = textOf(image.children).trim();
	const name = wordsOf(env).image;
	open.attrs = [
		["href", source],
		["class", "figure-link"],
		["aria-label", description ? `${name}: ${description}` : name],
	];
	return [open, image, new Token("link_close", "a", -1)];
}
