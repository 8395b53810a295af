import { screen, within } from "@testing-library/react";
import { renderStory } from "../testing/renderStory.tsx";
import meta, * as stories from "./Breadcrumb.stories.tsx";

test("every step but this page is a link, in order", () => {
	renderStory(meta, stories.Default);
	const trail = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
	expect(trail.getAllByRole("listitem").map((step) => step.textContent)).toEqual([
		"Content",
		"Letters",
		"What the tea pickers taught me",
	]);
	expect(trail.getAllByRole("link")).toHaveLength(2);
	expect(trail.getByText("What the tea pickers taught me")).toHaveAttribute("aria-current", "page");
});
