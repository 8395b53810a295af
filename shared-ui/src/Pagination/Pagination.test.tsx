import { screen } from "@testing-library/react";
import { renderStory } from "../testing/renderStory.tsx";
import meta, * as stories from "./Pagination.stories.tsx";
import { pageWindow } from "./Pagination.tsx";

test("pages are links, this one is marked, and there is nothing before the first", () => {
	renderStory(meta, stories.FewPages);
	expect(screen.getByRole("link", { name: "Page 1" })).toHaveAttribute("aria-current", "page");
	expect(screen.getByRole("link", { name: "Page 2" })).toHaveAttribute("href", "/?page=2");
	expect(screen.getByRole("link", { name: "Previous page" })).toHaveAttribute("aria-disabled", "true");
	expect(screen.getByRole("link", { name: "Previous page" })).not.toHaveAttribute("href");
	expect(screen.getByRole("link", { name: "Next page" })).toHaveAttribute("href", "/?page=2");
});

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
