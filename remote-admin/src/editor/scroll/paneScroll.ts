import { type Anchor, lineAt, yOf } from "./anchors.ts";

/** The scroll position and size of a pane. */
export interface ScrollState {
	top: number;
	/** The largest scroll position. */
	scrollRange: number;
	height: number;
	width: number;
}

/** Read it before the pane is hidden: a hidden pane reports zeros. */
export const readScrollState = (pane: HTMLElement): ScrollState => ({
	top: pane.scrollTop,
	scrollRange: pane.scrollHeight - pane.clientHeight,
	height: pane.scrollHeight,
	width: pane.clientWidth,
});

/**
 * The source line that a pane shows. The reference point moves from the top edge to the bottom edge with the
 * scroll position, so that both panes start and end together although one is longer.
 */
export const lineInView = ({ top, scrollRange, height }: ScrollState, anchors: readonly Anchor[]): number =>
	lineAt(anchors, scrollRange > 0 ? (top * height) / scrollRange : 0);

/** Scrolls a pane to a source line. */
export function scrollToLine(pane: HTMLElement, anchors: readonly Anchor[], line: number): void {
	const { scrollRange, height } = readScrollState(pane);
	pane.scrollTop = scrollRange > 0 ? (yOf(anchors, line) * scrollRange) / height : 0;
}
