import type { Anchor } from "./Anchor.ts";

/** Where these lines stand in a text box whose lines wrap: measured in an invisible twin, since a text box tells nobody. */
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
