import { screen } from "@testing-library/react";
import { renderStory } from "../testing/renderStory.tsx";
import meta, * as stories from "./Pagination.stories.tsx";

test("pages are links, this one is marked, and there is nothing before the first", () => {
	renderStory(meta, stories.FewPages);
	expect(screen.getByRole("link", { name: "Page 1" })).toHaveAttribute("aria-current", "page");
	expect(screen.getByRole("link", { name: "Page 2" })).toHaveAttribute("href", "/?page=2");
	expect(screen.getByRole("link", { name: "Previous page" })).toHaveAttribute("aria-disabled", "true");
	expect(screen.getByRole("link", { name: "Previous page" })).not.toHaveAttribute("href");
	expect(screen.getByRole("link", { name: "Next page" })).toHaveAttribute("href", "/?page=2");
});

test("a long list keeps both ends and the neighbours", () => {
	renderStory(meta, stories.InTheMiddle);
	expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["", "1", "7", "8", "9", "24", ""]);
});
