import { fireEvent, screen } from "@testing-library/react";
import { renderStory } from "../testing/renderStory.tsx";
import meta, { Bounded, Default } from "./DateInput.stories.tsx";

test("a chosen day is passed on unchanged", () => {
	const handleDay = jest.fn();
	renderStory(meta, Default, { onDayChange: handleDay });
	const control = screen.getByLabelText("Start Date");
	expect(control).toHaveValue("2020-03-01");
	fireEvent.change(control, { target: { value: "2026-11-21" } });
	expect(handleDay).toHaveBeenLastCalledWith("2026-11-21");
	fireEvent.change(control, { target: { value: "" } });
	expect(handleDay).toHaveBeenLastCalledWith("");
});

test("a day outside the bounds is refused by the form", () => {
	renderStory(meta, Bounded, { defaultValue: "2019-12-31" });
	const control = screen.getByLabelText<HTMLInputElement>("Start Date");
	expect(control.validity.rangeUnderflow).toBe(true);
	fireEvent.change(control, { target: { value: "2020-03-01" } });
	expect(control).toBeValid();
});
