import { screen } from "@testing-library/react";
import { renderStory } from "../testing/renderStory.tsx";
import meta, * as stories from "./Progress.stories.tsx";

test("reading progress is a named bar with an integer value between 0 and 100", () => {
	renderStory(meta, stories.Reading, { value: 101.6 });
	expect(screen.getByRole("progressbar", { name: "Reading progress" })).toHaveAttribute("aria-valuenow", "100");
});

test("an unknown amount has no value", () => {
	renderStory(meta, stories.Unknown);
	expect(screen.getByRole("progressbar")).not.toHaveAttribute("aria-valuenow");
});
