import type { RenderedHtml } from "@site/shared-data";

/*
 * A document carries a text once. Loader data mark rendered HTML as RenderedHtml ({ __html, domId }); the
 * boot data hold { htmlOf: domId } in its place, and the browser takes the HTML from that element of the page
 * it already has. Nothing else about the data changes.
 */

/** For JSON.stringify on the server: leaves out what the page holds already. */
export function omitRenderedHtml(_key: string, value: unknown): unknown {
	return isRenderedHtml(value) ? { htmlOf: value.domId } : value;
}

/** For JSON.parse in the browser, before anything has changed the page. */
export function restoreRenderedHtml(_key: string, value: unknown): unknown {
	if (typeof value !== "object" || value === null || !("htmlOf" in value) || typeof value.htmlOf !== "string") return value;
	return { __html: document.getElementById(value.htmlOf)?.innerHTML ?? "", domId: value.htmlOf } satisfies RenderedHtml;
}

function isRenderedHtml(value: unknown): value is RenderedHtml {
	return typeof value === "object" && value !== null && "__html" in value && "domId" in value && typeof value.domId === "string";
}
