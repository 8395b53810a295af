import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderStory } from "../testing/renderStory.tsx";
import meta, * as stories from "./Tooltip.stories.tsx";

test("it appears on keyboard focus and goes on Escape; the control has its name without it", async () => {
	renderStory(meta, stories.Closed);
	expect(screen.getByRole("button", { name: "Switch theme" })).toBeVisible();
	expect(screen.queryByText("Switch theme")).not.toBeInTheDocument();
	await userEvent.tab();
	expect(await screen.findByText("Switch theme")).toBeInTheDocument();
	await userEvent.keyboard("{Escape}");
	await waitFor(() => expect(screen.queryByText("Switch theme")).not.toBeInTheDocument());
});

test("it appears when pointed at", async () => {
	renderStory(meta, stories.Closed, { keys: "⌘ D" });
	await userEvent.hover(screen.getByRole("button"));
	expect(await screen.findByText("Switch theme")).toHaveTextContent("Switch theme⌘ D");
});
