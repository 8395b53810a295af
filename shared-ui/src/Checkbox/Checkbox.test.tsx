import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderStory } from "../testing/renderStory.tsx";
import meta, { WithHint } from "./Checkbox.stories.tsx";

test("its label is its name, its hint a description, and both can be clicked", async () => {
	renderStory(meta, WithHint);
	const box = screen.getByRole("checkbox", { name: "This is my current job" });
	expect(box).toHaveAccessibleDescription("Only one job can be current; the other one becomes a past role.");
	await userEvent.click(screen.getByText("This is my current job"));
	expect(box).toBeChecked();
	await userEvent.keyboard(" ");
	expect(box).not.toBeChecked();
});
