import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderStory } from "../testing/renderStory.tsx";
import meta, * as stories from "./Popover.stories.tsx";

test("it opens beside its button under its name, takes the focus, and gives it back on Escape", async () => {
	renderStory(meta, stories.Closed);
	const trigger = screen.getByRole("button", { name: "Schedule" });
	await userEvent.click(trigger);
	const popover = await screen.findByRole("dialog", { name: "Publish later" });
	await waitFor(() => expect(popover).toContainElement(document.activeElement as HTMLElement));
	await userEvent.keyboard("{Escape}");
	await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
	expect(trigger).toHaveFocus();
});
