import { allowedElements } from "./allowedElements.ts";
import { isAllowedUrl } from "./allowedUrl.ts";

const voidElements = new Set(["br", "hr", "img", "input"]);

/** Whether HTML is unambiguous and allowed, in one pass: a DOM takes seconds for a long text. */
export function isAllowedMarkup(html: string): boolean {
	const open: string[] = [];
	const [start = "", ...pieces] = html.split("<");
	if (start.includes(">")) return false;
	for (const piece of pieces) {
		const [, slash, name = "", attributes = ""] = tag.exec(piece) ?? [];
		if (!Object.hasOwn(allowedElements, name)) return false;
		if (slash) {
			if (attributes || open.pop() !== name) return false;
		} else {
			if (!areAllowed(name, attributes)) return false;
			if (!voidElements.has(name)) open.push(name);
		}
	}
	return open.length === 0;
}

const tag = /^(\/?)([a-z][a-z0-9]*)((?: [a-z-]+="[^"<>]*")*)>[^>]*$/;

function areAllowed(element: string, attributes: string) {
	for (const [, name = "", value = ""] of attributes.matchAll(/ ([a-z-]+)="([^"]*)"/g)) {
		if (!allowedElements[element]?.includes(name) || /&(?!(?:amp|lt|gt|quot);)/.test(value)) return false;
		if (name === "id" && !/^(?:h|fn|fnref)-/.test(value)) return false;
		if (name === "type" && value !== "checkbox") return false;
		// The entities that are left are in no scheme and decode to no part of one.
		if ((name === "href" || name === "src") && !isAllowedUrl(value)) return false;
	}
	return true;
}
