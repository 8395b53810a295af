import type { Anchor } from "./Anchor.ts";

/** Where these lines stand in the preview: each is the first of the element at its place. */
export function previewAnchors(pane: HTMLElement, text: HTMLElement, lines: readonly (number | null)[], end: number): Anchor[] {
	const top = pane.getBoundingClientRect().top - pane.scrollTop;
	const anchors = [...text.children].flatMap((element, index) => {
		const line = lines[index];
		return line == null || line === 0 ? [] : [{ line, y: element.getBoundingClientRect().top - top }];
	});
	return [{ line: 0, y: 0 }, ...anchors, { line: end, y: pane.scrollHeight }];
}
