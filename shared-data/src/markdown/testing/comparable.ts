import { JSDOM } from "jsdom";

const { window } = new JSDOM("");

/** Normalised HTML without the product's additions to the specifications' markup, for comparison. */
export function comparable(html: string): string {
	const document = new window.DOMParser().parseFromString(`<body>${html}`, "text/html");
	for (const added of document.querySelectorAll("a.heading-anchor, a[name], figcaption")) added.remove();
	for (const link of document.querySelectorAll("a.address")) link.removeAttribute("class");
	for (const wrapper of document.querySelectorAll("div.table, a.figure-link")) wrapper.replaceWith(...wrapper.childNodes);
	for (const figure of document.querySelectorAll("figure")) {
		const paragraph = document.createElement("p");
		paragraph.append(...figure.childNodes);
		figure.replaceWith(paragraph);
	}
	for (const element of document.body.querySelectorAll("*")) {
		for (const name of addedAttributes) element.removeAttribute(name);
		if (element.className === "task") element.removeAttribute("class");
		sortAttributes(element);
	}
	return document.body.innerHTML
		.replace(/>\s*\n\s*(?=<)/g, ">")
		.replace(/\s+(?=<\/?(?:li|p|ul|ol|blockquote)\b)/g, "")
		.replace(/(?<=<(?:li|blockquote)>)\s+/g, "")
		.trim();
}

/** Attributes that the product adds: heading ids, loading hints and accessibility. */
const addedAttributes = ["id", "rel", "loading", "decoding", "tabindex", "data-language", "aria-label", "role"];

function sortAttributes(element: Element) {
	const attributes = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
	for (const { name } of attributes) element.removeAttribute(name);
	for (const { name, value } of attributes) element.setAttribute(name, value);
}
