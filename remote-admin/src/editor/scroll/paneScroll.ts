import { type Anchor, lineAt, yOf } from "./Anchor.ts";

/**
 * The place in the source that a pane shows. It is read at a point that wanders from the top edge to the bottom edge while the pane is scrolled, so that both
 * panes begin and end together although one is longer.
 */
export function placeOf(pane: HTMLElement, anchors: readonly Anchor[]): number {
	const room = pane.scrollHeight - pane.clientHeight;
	return lineAt(anchors, room > 0 ? (pane.scrollTop * pane.scrollHeight) / room : 0);
}

/** Scrolls a pane to a place in the source. */
export function scrollToPlace(pane: HTMLElement, anchors: readonly Anchor[], place: number): void {
	const room = pane.scrollHeight - pane.clientHeight;
	pane.scrollTop = room > 0 ? (yOf(anchors, place) * room) / pane.scrollHeight : 0;
}
