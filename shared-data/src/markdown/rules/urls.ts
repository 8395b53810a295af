import type { MarkdownIt, StateCore, Token } from "markdown-it";
import { imageSizeOf, sourcesOf } from "../../uploads/images/imageUrl.ts";
import type { DocumentEnv } from "../DocumentEnv.ts";
import { allowedUrl } from "../sanitizing/allowedUrl.ts";

/** Empties every URL that is not allowed, and keeps its link or image. */
export function urls(md: MarkdownIt): void {
	// The library would turn a refused link into text; this keeps the element with an empty `href`.
	md.validateLink = () => true;
	md.core.ruler.push("urls", sanitizeUrls);
}

function sanitizeUrls(state: StateCore) {
	const { base } = state.env as DocumentEnv;
	for (const block of state.tokens) {
		for (const [index, token] of (block.children ?? []).entries()) {
			if (token.type === "link_open") setLinkAttributes(token, base, block.children?.[index + 1]);
			if (token.type === "image") setImageAttributes(token, base);
		}
	}
}

function setLinkAttributes(token: Token, base: string | undefined, next: Token | undefined) {
	const href = absolute(allowedUrl(textOfAttribute(token, "href")), base);
	token.attrSet("href", href);
	if (!/^https?:/i.test(href) || base) return;
	token.attrSet("rel", "noopener");
	// In print the address of any other link follows its text.
	if (next?.type === "text" && /^(?:https?:\/\/|www\.)/i.test(next.content)) token.attrSet("class", "address");
}

function setImageAttributes(token: Token, base: string | undefined) {
	const src = allowedUrl(textOfAttribute(token, "src"));
	const sources = sourcesOf(src);
	token.attrSet("src", absolute(sources.src, base));
	const size = imageSizeOf(src);
	if (size) {
		token.attrSet("width", String(size.width));
		token.attrSet("height", String(size.height));
	}
	if (base) return;
	if (sources.srcSet) {
		token.attrSet("srcset", sources.srcSet);
		token.attrSet("sizes", widthOnPage);
	}
	token.attrSet("loading", "lazy");
	token.attrSet("decoding", "async");
}

/** Images are as wide as figures: the design token `w-figure`, or the full width of a narrow screen. */
const widthOnPage = "(min-width: 46rem) 44rem, 100vw";

const textOfAttribute = (token: Token, name: string) => String(token.attrGet(name) ?? "");

function absolute(url: string, base: string | undefined) {
	if (!base || !url) return url;
	return URL.canParse(url, base) ? new URL(url, base).href : "";
}
