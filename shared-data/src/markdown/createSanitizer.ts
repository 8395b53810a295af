import createDOMPurify, { type Config, type WindowLike } from "dompurify";
import { allowedAddress } from "./allowedAddress.ts";
import { allowedElements } from "./allowedElements.ts";
import { isOwnMarkup } from "./isOwnMarkup.ts";

const config: Config & { RETURN_DOM?: false; RETURN_DOM_FRAGMENT?: false; RETURN_TRUSTED_TYPE?: false } = {
	ALLOWED_TAGS: Object.keys(allowedElements).concat("#text"),
	ALLOWED_ATTR: [...new Set(Object.values(allowedElements).flat())],
	ALLOW_DATA_ATTR: false,
	ALLOW_ARIA_ATTR: false,
	// The hook below decides on addresses by our own rule.
	ALLOWED_URI_REGEXP: /^/,
};

/** Characters of HTML that a DOM on the server reads in a blink; beyond, the one-pass check is asked first. */
const longestForDom = 100_000;

/** The last word over rendered HTML, in a window of the browser or of a DOM on the server. */
export function createSanitizer(window: WindowLike): (html: string) => string {
	const purify = createDOMPurify(window);
	purify.addHook("uponSanitizeAttribute", (element, data) => {
		const { attrName, attrValue } = data;
		const allowed = allowedElements[element.nodeName.toLowerCase()]?.includes(attrName) ?? false;
		data.keepAttr = allowed && (attrName !== "id" || /^(?:h|fn|fnref)-/.test(attrValue));
		if (attrName === "href" || attrName === "src") data.attrValue = allowedAddress(attrValue);
	});
	purify.addHook("afterSanitizeAttributes", (element) => {
		if (element.nodeName === "INPUT" && element.getAttribute("type") !== "checkbox") element.remove();
	});
	return (html) => (html.length > longestForDom && isOwnMarkup(html) ? html : purify.sanitize(html, config));
}
