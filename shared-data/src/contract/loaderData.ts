/**
 * Sanitized HTML in loader data, for `dangerouslySetInnerHTML` on the element with this id. A document
 * carries it once: the browser reads it back from that element before hydrating. The id must be on the page
 * exactly once.
 */
export interface RenderedHtml {
	__html: string;
	domId: string;
}

/**
 * A loader's header for data with a fallback in place of what could not be read; the server then prefers its
 * last complete page. Set with `data(value, { headers: { [incompleteHeader]: "1" } })`.
 */
export const incompleteHeader = "x-incomplete";
