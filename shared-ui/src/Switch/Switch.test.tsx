import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderStory } from "../testing/renderStory.tsx";
import meta, { Busy, WithHint } from "./Switch.stories.tsx";

test("a switch is turned by pointer and by keyboard", async () => {
	renderStory(meta, WithHint);
	const control = screen.getByRole("switch", { name: "Available for projects" });
	expect(control).toHaveAccessibleDescription("Shows the badge on the home page.");
	await userEvent.click(control);
	expect(control).toBeChecked();
	await userEvent.keyboard(" ");
	expect(control).not.toBeChecked();
});

test("a busy switch stays as it is and keeps the focus", async () => {
	const handleChange = jest.fn();
	renderStory(meta, Busy, { onChange: handleChange });
	const control = screen.getByRole("switch");
	await userEvent.click(control);
	expect(control).toBeChecked();
	expect(control).toHaveFocus();
	expect(handleChange).not.toHaveBeenCalled();
});
