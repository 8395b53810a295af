import type { MarkdownIt, StateCore, Token } from "markdown-it";
import { imageSizeOf, srcSetOf } from "../../images.ts";
import { allowedAddress } from "../allowedAddress.ts";
import type { DocumentEnv } from "../DocumentEnv.ts";

/** Decides on every address of a document: one that may not be used is emptied, and its link or picture stays. */
export function addresses(md: MarkdownIt): void {
	// The library would leave a refused link as text; here it stays a link that leads nowhere.
	md.validateLink = () => true;
	md.core.ruler.push("addresses", decide);
}

function decide(state: StateCore) {
	const { base } = state.env as DocumentEnv;
	for (const block of state.tokens) {
		for (const token of block.children ?? []) {
			if (token.type === "link_open") decideLink(token, base);
			if (token.type === "image") decideImage(token, base);
		}
	}
}

function decideLink(token: Token, base: string | undefined) {
	const href = absolute(allowedAddress(textOfAttribute(token, "href")), base);
	token.attrSet("href", href);
	if (/^https?:/i.test(href) && !base) token.attrSet("rel", "noopener");
}

function decideImage(token: Token, base: string | undefined) {
	const src = allowedAddress(textOfAttribute(token, "src"));
	token.attrSet("src", absolute(src, base));
	const size = imageSizeOf(src);
	if (size) {
		token.attrSet("width", String(size.width));
		token.attrSet("height", String(size.height));
	}
	if (base) return;
	const copies = srcSetOf(src);
	if (copies) {
		token.attrSet("srcset", copies);
		token.attrSet("sizes", widthOnPage);
	}
	token.attrSet("loading", "lazy");
	token.attrSet("decoding", "async");
}

/** Pictures stand as wide as figures do: the design system's `w-figure`, or the whole of a narrow screen. */
const widthOnPage = "(min-width: 46rem) 44rem, 100vw";

const textOfAttribute = (token: Token, name: string) => String(token.attrGet(name) ?? "");

function absolute(address: string, base: string | undefined) {
	if (!base || !address) return address;
	return URL.canParse(address, base) ? new URL(address, base).href : "";
}
