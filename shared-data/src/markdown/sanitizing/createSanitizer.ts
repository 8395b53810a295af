import createDOMPurify, { type Config, type WindowLike } from "dompurify";
import { allowedElements } from "./allowedElements.ts";
import { allowedUrl } from "./allowedUrl.ts";
import { isAllowedMarkup } from "./isAllowedMarkup.ts";

const config: Config & { RETURN_DOM?: false; RETURN_DOM_FRAGMENT?: false; RETURN_TRUSTED_TYPE?: false } = {
	ALLOWED_TAGS: Object.keys(allowedElements).concat("#text"),
	ALLOWED_ATTR: [...new Set(Object.values(allowedElements).flat())],
	ALLOW_DATA_ATTR: false,
	ALLOW_ARIA_ATTR: false,
	// The hook below checks URLs.
	ALLOWED_URI_REGEXP: /^/,
};

/** Longer HTML, in characters, is slow to parse into a DOM: the one-pass check comes first. */
const maxDomLength = 100_000;

/** Sanitizes rendered HTML with the window of a browser or of a DOM on the server. */
export function createSanitizer(window: WindowLike): (html: string) => string {
	const purify = createDOMPurify(window);
	purify.addHook("uponSanitizeAttribute", (element, data) => {
		const { attrName, attrValue } = data;
		const allowed = allowedElements[element.nodeName.toLowerCase()]?.includes(attrName) ?? false;
		data.keepAttr = allowed && (attrName !== "id" || /^(?:h|fn|fnref)-/.test(attrValue));
		// DOMPurify refuses names such as "title". On an `a` they hide no property of the document.
		data.forceKeepAttr = allowed && attrName === "name";
		if (attrName === "href" || attrName === "src") data.attrValue = allowedUrl(attrValue);
	});
	purify.addHook("afterSanitizeAttributes", (element) => {
		if (element.nodeName === "INPUT" && element.getAttribute("type") !== "checkbox") element.remove();
	});
	return (html) => (html.length > maxDomLength && isAllowedMarkup(html) ? html : purify.sanitize(html, config));
}
