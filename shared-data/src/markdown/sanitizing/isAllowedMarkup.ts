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
		if ((name === "href" || name === "src") && !isAllowedUrl(decodeEntities(value))) return false;
	}
	return true;
}

/** Decodes the four entities that the renderer writes; values with others were refused before. */
const decodeEntities = (value: string) =>
	value.replace(/&(amp|lt|gt|quot);/g, (_, name: keyof typeof characters) => characters[name]);
const characters = { amp: "&", lt: "<", gt: ">", quot: '"' };
