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

/** Where these lines stand in the preview: each is the first of the element at its place. */
export function previewAnchors(pane: HTMLElement, text: HTMLElement, lines: readonly (number | null)[], end: number): Anchor[] {
	const top = pane.getBoundingClientRect().top - pane.scrollTop;
	const anchors = [...text.children].flatMap((element, index) => {
		const line = lines[index];
		return line == null || line === 0 ? [] : [{ line, y: element.getBoundingClientRect().top - top }];
	});
	return [{ line: 0, y: 0 }, ...anchors, { line: end, y: pane.scrollHeight }];
}

/**
 * Where these lines stand in a text box whose lines wrap: measured in an invisible copy, since a text box
 * does not tell.
 */
export function sourceAnchors(
	box: HTMLTextAreaElement,
	lines: readonly number[],
	size: { width: number; height: number },
): Anchor[] {
	const source = box.value.split("\n");
	const starts = [...new Set([0, ...lines])].filter((line) => line <= source.length).sort((a, b) => a - b);
	const twin = document.createElement("div");
	const { font, letterSpacing, tabSize, paddingTop, paddingLeft, paddingRight } = getComputedStyle(box);
	Object.assign(twin.style, {
		position: "absolute",
		visibility: "hidden",
		top: "0",
		left: "-200vw",
		boxSizing: "border-box",
		width: `${size.width}px`,
		font,
		letterSpacing,
		tabSize,
		paddingTop,
		paddingLeft,
		paddingRight,
		whiteSpace: "pre-wrap",
		overflowWrap: "break-word",
	});
	const blocks = starts.map((line, index) => {
		const block = document.createElement("div");
		// The mark at the end keeps an empty last line as high as the others.
		block.textContent = `${source.slice(line, starts[index + 1]).join("\n")}\u200b`;
		return block;
	});
	twin.append(...blocks);
	document.body.append(twin);
	const anchors = starts.map((line, index) => ({ line, y: blocks[index]?.offsetTop ?? 0 }));
	twin.remove();
	return [{ line: 0, y: 0 }, ...anchors.filter(({ line }) => line > 0), { line: source.length, y: size.height }];
}
