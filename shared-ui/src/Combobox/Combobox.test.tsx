import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderStory } from "../testing/renderStory.tsx";
import meta, * as stories from "./Combobox.stories.tsx";

test("typing finds, Enter chooses, and the box shows the choice", async () => {
	const handleChange = jest.fn();
	renderStory(meta, stories.Empty, { onChange: handleChange });
	const box = screen.getByRole("combobox", { name: "Location" });
	await userEvent.type(box, "gar");
	await waitFor(() => expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["Garut West Java"]));
	await userEvent.keyboard("{Enter}");
	expect(handleChange).toHaveBeenLastCalledWith("garut");
	expect(box).toHaveValue("Garut");
	await waitFor(() => expect(screen.queryByRole("listbox")).not.toBeInTheDocument());
});

test("nothing that matches is said, and Escape leaves the choice as it was", async () => {
	const handleChange = jest.fn();
	renderStory(meta, stories.Chosen, { onChange: handleChange, emptyText: "No such place." });
	const box = screen.getByRole("combobox", { name: "Location" });
	await userEvent.click(box);
	await userEvent.type(box, "xyz");
	expect(await screen.findByText("No such place.")).toBeInTheDocument();
	await userEvent.keyboard("{Escape}");
	await waitFor(() => expect(box).toHaveAttribute("aria-expanded", "false"));
	await userEvent.keyboard("{Escape}");
	expect(box).toHaveValue("Bandung");
	expect(handleChange).not.toHaveBeenCalled();
});

test("a field's error belongs to the box", () => {
	renderStory(meta, stories.WithError);
	expect(screen.getByRole("combobox", { name: "Location" })).toHaveAccessibleDescription("Choose one of the list.");
	expect(screen.getByRole("combobox")).toHaveAttribute("aria-invalid", "true");
});

test("several are chips: one is added by choosing and removed by its button or Backspace", async () => {
	renderStory(meta, stories.Several);
	const chosen = () =>
		within(screen.getByRole("toolbar", { name: "Chosen" }))
			.getAllByRole("button", { name: /^Remove /, hidden: true })
			.map((button) => button.getAttribute("aria-label"));
	expect(chosen()).toEqual(["Remove Bandung", "Remove Garut"]);
	const box = screen.getByRole("combobox", { name: "Places" });
	await userEvent.type(box, "cim");
	await screen.findByRole("option", { name: /Cimahi/ });
	await userEvent.keyboard("{Enter}");
	await waitFor(() => expect(chosen()).toEqual(["Remove Bandung", "Remove Garut", "Remove Cimahi"]));
	await userEvent.keyboard("{Escape}");
	await userEvent.click(screen.getByRole("button", { name: "Remove Bandung" }));
	await waitFor(() => expect(chosen()).toEqual(["Remove Garut", "Remove Cimahi"]));
	await userEvent.click(box);
	await userEvent.keyboard("{Backspace}");
	await waitFor(() => expect(chosen()).toEqual(["Remove Garut"]));
});
