import { Resvg } from "@resvg/resvg-js";
import { JSDOM } from "jsdom";

/** Larger drawings are drawn smaller. */
const maxPixels = 4_000;

/** Draws an SVG as PNG at twice its size. `removed` lists its scripts and its elements with other files. */
export function drawSvg(svg: string): { png: Buffer; removed: string[] } {
	const removed = new Set<string>();
	const { document, XMLSerializer } = new JSDOM(svg, { contentType: "image/svg+xml" }).window;
	// The renderer would read a file that an image names, and one in an SVG in it.
	for (const element of document.querySelectorAll("*")) {
		const links = [...element.attributes].filter(({ localName }) => localName === "href" || localName === "src");
		const isOutside = links.some(({ value }) => !/^\s*(#|data:image\/(png|jpe?g|gif|webp)[;,])/i.test(value));
		if (!/^(script|foreignObject)$/.test(element.localName) && (!isOutside || element.localName === "a")) continue;
		removed.add(`<${element.localName}>${links[0] ? ` of ${links[0].value.slice(0, 80)}` : ""}`);
		element.remove();
	}
	const text = new XMLSerializer().serializeToString(document);
	const font = { loadSystemFonts: text.includes("<text") };
	const { width, height } = new Resvg(text, { font });
	const zoom = Math.min(2, maxPixels / Math.max(width, height));
	const png = new Resvg(text, { font, fitTo: { mode: "zoom", value: zoom } }).render().asPng();
	return { png, removed: [...removed] };
}
