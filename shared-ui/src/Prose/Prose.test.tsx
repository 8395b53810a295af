import { screen } from "@testing-library/react";
import { renderStory } from "../testing/renderStory.tsx";
import meta, { Essay, ReadingMode, RenderedMarkdown } from "./Prose.stories.tsx";

test("rendered markup and elements get the same styles", () => {
	const { unmount } = renderStory(meta, Essay);
	const face = getComputedStyle(screen.getByRole("heading", { name: /^A shelf for water/ })).fontFamily;
	expect(face).toBe("var(--font-serif)");
	unmount();
	renderStory(meta, RenderedMarkdown);
	expect(getComputedStyle(screen.getByRole("heading", { name: "What it costs" })).fontFamily).toBe(face);
});

test("reading mode sets the text in the serif and larger", () => {
	renderStory(meta, ReadingMode);
	const prose = screen.getByText(/^I spent a week/).parentElement;
	expect(prose).toHaveStyle({ "font-family": "var(--font-serif)" });
});
