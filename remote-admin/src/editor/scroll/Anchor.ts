/** Where a line of the source stands in a pane, in pixels from the top of what scrolls. */
export interface Anchor {
	line: number;
	y: number;
}

/** The height of a place in the source, between its neighbours among the anchors. */
export function yOf(anchors: readonly Anchor[], line: number): number {
	const [before, after] = around(anchors, (anchor) => anchor.line <= line);
	if (!before || !after || after.line === before.line) return (before ?? after)?.y ?? 0;
	return before.y + ((line - before.line) / (after.line - before.line)) * (after.y - before.y);
}

/** The place in the source at a height; its fraction says how far to the next anchor. */
export function lineAt(anchors: readonly Anchor[], y: number): number {
	const [before, after] = around(anchors, (anchor) => anchor.y <= y);
	if (!before || !after || after.y === before.y) return (before ?? after)?.line ?? 0;
	return before.line + ((y - before.y) / (after.y - before.y)) * (after.line - before.line);
}

/** The last anchor for which it holds, and the next one. */
function around(anchors: readonly Anchor[], isBefore: (anchor: Anchor) => boolean) {
	let low = 0;
	let high = anchors.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if (isBefore(anchors[middle] as Anchor)) low = middle + 1;
		else high = middle;
	}
	return [anchors[low - 1], anchors[low]] as const;
}
