import { screen } from "@testing-library/react";
import { renderStory } from "../testing/renderStory.tsx";
import meta, { Screen } from "./PageHeader.stories.tsx";

test("the header has the page's heading, its note and its actions", () => {
	renderStory(meta, Screen);
	expect(screen.getByRole("heading", { level: 1, name: "Projects" })).toBeVisible();
	expect(screen.getByText("14 projects, 3 of them drafts")).toBeVisible();
	expect(screen.getByRole("button", { name: "New Project" })).toBeEnabled();
});
