import { allowedElements } from "./allowedElements.ts";
import { isAllowedAddress } from "./isAllowedAddress.ts";

const empty = new Set(["br", "hr", "img", "input"]);

/**
 * Whether HTML holds nothing but allowed elements, closed in order, with allowed attributes in double quotes and no bare angle bracket anywhere else. Such
 * markup has one reading, so no parser can make more of it; it is checked in one pass, where a DOM would take seconds for a book.
 */
export function isOwnMarkup(html: string): boolean {
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
			if (!empty.has(name)) open.push(name);
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
		if ((name === "href" || name === "src") && !isAllowedAddress(decoded(value))) return false;
	}
	return true;
}

/** The four entities that the renderer writes; a value with any other was refused before. */
const decoded = (value: string) => value.replace(/&(amp|lt|gt|quot);/g, (_, name: keyof typeof characters) => characters[name]);
const characters = { amp: "&", lt: "<", gt: ">", quot: '"' };
