/**
 * Sanitized HTML in loader data, for `dangerouslySetInnerHTML` on the element with this id. The document
 * contains it once: the browser reads it from that element before hydration. The id must be unique on the
 * page.
 */
export interface RenderedHtml {
	__html: string;
	domId: string;
}

/**
 * A loader's header for data with a fallback for a failed read; the server then prefers its last
 * complete page. Set with `data(value, { headers: { [partialContentHeader]: "1" } })`.
 */
export const partialContentHeader = "x-partial-content";
