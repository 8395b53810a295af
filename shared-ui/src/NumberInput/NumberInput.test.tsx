import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderStory } from "../testing/renderStory.tsx";
import meta, { Default, WithUnit } from "./NumberInput.stories.tsx";

test("a number is passed as a number, an empty control as null", async () => {
	const handleNumber = jest.fn();
	renderStory(meta, Default, { onNumberChange: handleNumber });
	const control = screen.getByRole("spinbutton", { name: "Display Order" });
	await userEvent.clear(control);
	expect(handleNumber).toHaveBeenLastCalledWith(null);
	await userEvent.type(control, "12");
	expect(handleNumber).toHaveBeenLastCalledWith(12);
	expect(control).toHaveAccessibleDescription("Higher appears first.");
});

test("the unit belongs to the control's description", () => {
	renderStory(meta, WithUnit);
	const control = screen.getByRole("spinbutton", { name: "Display Order" });
	expect(control).toHaveValue(5);
	expect(control).toHaveAccessibleDescription("Higher appears first. in min");
});
