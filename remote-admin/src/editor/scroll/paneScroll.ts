import { type Anchor, lineAt, yOf } from "./anchors.ts";

/** How far a pane is scrolled, and its size. */
export interface Scrolled {
	top: number;
	/** How far it can be scrolled. */
	room: number;
	height: number;
	width: number;
}

/** Read at once: a pane out of sight says nothing but zeros. */
export const scrolledOf = (pane: HTMLElement): Scrolled => ({
	top: pane.scrollTop,
	room: pane.scrollHeight - pane.clientHeight,
	height: pane.scrollHeight,
	width: pane.clientWidth,
});

/**
 * The place in the source that a pane shows. It is read at a point that wanders from the top edge to the
 * bottom edge while the pane is scrolled, so that both panes begin and end together although one is longer.
 */
export const placeOf = ({ top, room, height }: Scrolled, anchors: readonly Anchor[]): number =>
	lineAt(anchors, room > 0 ? (top * height) / room : 0);

/** Scrolls a pane to a place in the source. */
export function scrollToPlace(pane: HTMLElement, anchors: readonly Anchor[], place: number): void {
	const { room, height } = scrolledOf(pane);
	pane.scrollTop = room > 0 ? (yOf(anchors, place) * room) / height : 0;
}
