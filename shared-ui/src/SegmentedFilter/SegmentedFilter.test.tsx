import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderStory } from "../testing/renderStory.tsx";
import meta, * as stories from "./SegmentedFilter.stories.tsx";

test("exactly one option is pressed, and a click changes it", async () => {
	renderStory(meta, stories.Pill);
	expect(screen.getByRole("group", { name: "Category" })).toBeVisible();
	expect(screen.getByRole("button", { name: "Semua" })).toHaveAttribute("aria-pressed", "true");
	await userEvent.click(screen.getByRole("button", { name: "Mobile" }));
	expect(screen.getAllByRole("button", { pressed: true }).map((button) => button.textContent)).toEqual(["Mobile"]);
});

test("as a field of a form each choice is a submit button that carries its value; the choice of everything carries none", () => {
	renderStory(meta, stories.InAForm);
	const sent = screen
		.getAllByRole("button")
		.map((button) => [button.textContent, button.getAttribute("type"), button.getAttribute("name")]);
	expect(sent).toEqual([
		["All", "submit", null],
		["Maps", "submit", "kind"],
	]);
	expect(screen.getByRole("button", { name: "Maps" })).toHaveValue("maps");
});
