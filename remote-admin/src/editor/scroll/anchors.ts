export interface Anchor {
	line: number;
	y: number;
}

/** The y position of a source line, interpolated between the nearest anchors. */
export function yOf(anchors: readonly Anchor[], line: number): number {
	const [before, after] = around(anchors, (anchor) => anchor.line <= line);
	if (!before || !after) return (before ?? after)?.y ?? 0;
	return before.y + ((line - before.line) / (after.line - before.line)) * (after.y - before.y);
}

/** The fractional source line at a y position, interpolated between the nearest anchors. */
export function lineAt(anchors: readonly Anchor[], y: number): number {
	const [before, after] = around(anchors, (anchor) => anchor.y <= y);
	if (!before || !after) return (before ?? after)?.line ?? 0;
	return before.line + ((y - before.y) / (after.y - before.y)) * (after.line - before.line);
}

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

/** The anchors of these lines in the preview: each line is the first of the element with the same index. */
export function previewAnchors(pane: HTMLElement, text: HTMLElement, lines: readonly (number | null)[], end: number): Anchor[] {
	const top = pane.getBoundingClientRect().top - pane.scrollTop;
	const anchors = [...text.children].flatMap((element, index) => {
		const line = lines[index];
		return line == null || line === 0 ? [] : [{ line, y: element.getBoundingClientRect().top - top }];
	});
	return [{ line: 0, y: 0 }, ...anchors, { line: end, y: pane.scrollHeight }];
}

/** The anchors of these lines in a text box with wrapped lines, measured in an invisible mirror element. */
export function sourceAnchors(
	box: HTMLTextAreaElement,
	lines: readonly number[],
	size: { width: number; height: number },
): Anchor[] {
	const source = box.value.split("\n");
	const starts = [...new Set([0, ...lines])].filter((line) => line <= source.length).sort((a, b) => a - b);
	const mirror = document.createElement("div");
	const { font, letterSpacing, tabSize, paddingTop, paddingLeft, paddingRight } = getComputedStyle(box);
	Object.assign(mirror.style, {
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
		// The zero-width space gives an empty last line its height.
		block.textContent = `${source.slice(line, starts[index + 1]).join("\n")}\u200b`;
		return block;
	});
	mirror.append(...blocks);
	document.body.append(mirror);
	const anchors = starts.map((line, index) => ({ line, y: blocks[index]?.offsetTop ?? 0 }));
	mirror.remove();
	return [{ line: 0, y: 0 }, ...anchors.filter(({ line }) => line > 0), { line: source.length, y: size.height }];
}

export interface ScrollState {
	top: number;
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

/** The line at a point that moves from top to bottom while scrolling, so that both panes end together. */
export const lineInView = ({ top, scrollRange, height }: ScrollState, anchors: readonly Anchor[]): number =>
	lineAt(anchors, scrollRange > 0 ? (top * height) / scrollRange : 0);

export function scrollToLine(pane: HTMLElement, anchors: readonly Anchor[], line: number): void {
	const { scrollRange, height } = readScrollState(pane);
	pane.scrollTop = (yOf(anchors, line) * scrollRange) / height;
}
