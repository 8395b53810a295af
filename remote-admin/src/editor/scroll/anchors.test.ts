import { lineAt, lineInView, previewAnchors, readScrollState, scrollToLine, sourceAnchors, yOf } from "./anchors.ts";

const anchors = [
	{ line: 0, y: 0 },
	{ line: 4, y: 100 },
	{ line: 6, y: 100 },
	{ line: 10, y: 500 },
];

test.each([
	[0, 0],
	[2, 50],
	[4, 100],
	[8, 300],
	[10, 500],
	[99, 500],
	[-1, 0],
])("line %d is at offset %d", (line, y) => {
	expect(yOf(anchors, line)).toBe(y);
});

test.each([
	[0, 0],
	[50, 2],
	[100, 6],
	[300, 8],
	[500, 10],
	[9000, 10],
	[-5, 0],
])("at offset %d is line %d", (y, line) => {
	expect(lineAt(anchors, y)).toBe(line);
});

test("without anchors everything is at the top", () => {
	expect(yOf([], 5)).toBe(0);
	expect(lineAt([], 5)).toBe(0);
});

/** jsdom has no layout. */
const elementAt = (top: number) =>
	Object.assign(document.createElement("div"), { getBoundingClientRect: () => ({ top }) as DOMRect });

const sized = (element: HTMLElement, scrollHeight: number) =>
	Object.defineProperties(element, { scrollHeight: { value: scrollHeight }, clientHeight: { value: 100 } });

test.each([
	[0, 0],
	[2, 40],
	[8, 240],
	[10, 400],
])("a pane that is scrolled to line %d has scrolled %d pixels, and is at that line", (line, top) => {
	const pane = sized(document.createElement("div"), 500);
	scrollToLine(pane, anchors, line);
	expect(pane.scrollTop).toBe(top);
	expect(lineInView(readScrollState(pane), anchors)).toBe(line);
});

test("a pane that cannot scroll is at the first line", () => {
	const pane = sized(document.createElement("div"), 100);
	scrollToLine(pane, anchors, 8);
	expect(pane.scrollTop).toBe(0);
	expect(lineInView(readScrollState(pane), anchors)).toBe(0);
});

test("a block of the preview is at its offset from the top of the text, and one without a line is skipped", () => {
	const pane = Object.assign(sized(elementAt(100), 900), { scrollTop: 50 });
	const text = document.createElement("div");
	text.append(...[60, 150, 200, 400, 450].map(elementAt));
	expect(previewAnchors(pane, text, [0, 3, null, 8], 12)).toEqual([
		{ line: 0, y: 0 },
		{ line: 3, y: 100 },
		{ line: 8, y: 350 },
		{ line: 12, y: 900 },
	]);
});

test("a line of the source is below the text before it, and a line that the text no longer has is skipped", () => {
	const box = document.createElement("textarea");
	box.value = "one\ntwo\n\nthree\nfour";
	// Lines of 20 pixels.
	jest.spyOn(HTMLElement.prototype, "offsetTop", "get").mockImplementation(function (this: HTMLElement) {
		const blocks = [...(this.parentElement?.children ?? [])];
		const above = blocks.slice(0, blocks.indexOf(this));
		return 20 * above.flatMap((block) => block.textContent.split("\n")).length;
	});
	expect(sourceAnchors(box, [3, 1, 1, 9], { width: 300, height: 500 })).toEqual([
		{ line: 0, y: 0 },
		{ line: 1, y: 20 },
		{ line: 3, y: 60 },
		{ line: 5, y: 500 },
	]);
	expect(document.body).toBeEmptyDOMElement();
});
