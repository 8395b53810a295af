import { lineAt, yOf } from "./anchors.ts";

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
