import type { RenderedHtml } from "@site/shared-data";

/*
 * Rendered HTML is sent once: loader data have it as RenderedHtml ({ __html, domId }), the boot data have {
 * htmlOf: domId } instead, and the browser reads the HTML from that element of the page.
 */

/** A replacer for JSON.stringify on the server: replaces RenderedHtml by a reference to its element. */
export function omitRenderedHtml(_key: string, value: unknown): unknown {
	return isRenderedHtml(value) ? { htmlOf: value.domId } : value;
}

/**
 * A reviver for JSON.parse in the browser: restores RenderedHtml. Call it before anything changes the page.
 */
export function restoreRenderedHtml(_key: string, value: unknown): unknown {
	if (typeof value !== "object" || value === null || !("htmlOf" in value) || typeof value.htmlOf !== "string") return value;
	return { __html: document.getElementById(value.htmlOf)?.innerHTML ?? "", domId: value.htmlOf } satisfies RenderedHtml;
}

function isRenderedHtml(value: unknown): value is RenderedHtml {
	return typeof value === "object" && value !== null && "__html" in value && "domId" in value && typeof value.domId === "string";
}
