import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderStory } from "../testing/renderStory.tsx";
import meta, { Default, WithUnit } from "./NumberInput.stories.tsx";

test("every text is passed as it is typed, also one that is no whole number", async () => {
	const handleValue = jest.fn();
	renderStory(meta, Default, { onValueChange: handleValue });
	const control = screen.getByRole("spinbutton", { name: "Display Order" });
	await userEvent.clear(control);
	expect(handleValue).toHaveBeenLastCalledWith("");
	await userEvent.type(control, "1,5");
	expect(handleValue).toHaveBeenLastCalledWith("1,5");
	expect(control).toHaveAccessibleDescription("Higher appears first.");
});

test("the arrow keys step a whole number, down to its least, and leave another text alone", async () => {
	renderStory(meta, WithUnit);
	const control = screen.getByRole("spinbutton", { name: "Display Order" });
	await userEvent.type(control, "{ArrowUp}{ArrowUp}");
	expect(control).toHaveValue("7");
	await userEvent.type(control, "{ArrowDown>9/}");
	expect(control).toHaveValue("1");
	await userEvent.type(control, ",5{ArrowUp}");
	expect(control).toHaveValue("1,5");
});

test("the unit belongs to the control's description", () => {
	renderStory(meta, WithUnit);
	expect(screen.getByRole("spinbutton", { name: "Display Order" })).toHaveAccessibleDescription("Higher appears first. in min");
});
