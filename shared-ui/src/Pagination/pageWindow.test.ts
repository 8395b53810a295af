import { pageWindow } from "./pageWindow.ts";

test.each([
	[1, 1, [1]],
	[1, 2, [1, 2]],
	[3, 8, [1, 2, 3, 4, 5, -2, 8]],
	[1, 6, [1, 2, 3, 4, 5, 6]],
	[12, 24, [1, -1, 11, 12, 13, -2, 24]],
	[24, 24, [1, -1, 20, 21, 22, 23, 24]],
])("page %i of %i shows its window", (page, pages, expected) => {
	expect(pageWindow(page, pages)).toEqual(expected);
});

test("no single page is left out and none is repeated", () => {
	for (let pages = 1; pages <= 12; pages++) {
		for (let page = 1; page <= pages; page++) {
			const shown = pageWindow(page, pages).filter((entry) => entry > 0);
			expect(shown).toEqual([...new Set(shown)].toSorted((a, b) => a - b));
			expect(shown).toContain(page);
			shown.forEach((entry, index) => expect(index > 0 && entry - (shown[index - 1] ?? 0)).not.toBe(2));
		}
	}
});
