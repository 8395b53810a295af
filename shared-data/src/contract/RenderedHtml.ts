/**
 * Sanitized HTML in loader data, for `dangerouslySetInnerHTML` on the element with this id. A document carries it once: the boot data leave it out, and the
 * browser reads it back from that element before hydrating. The id must be on the page exactly once, whenever the data are.
 */
export interface RenderedHtml {
	__html: string;
	domId: string;
}
