import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderStory } from "../testing/renderStory.tsx";
import meta, { Default, Empty } from "./TagPicker.stories.tsx";

const chips = () => screen.queryAllByRole("button").map((chip) => chip.textContent);
const box = () => screen.getByRole("combobox", { name: "Topics" });

test("Enter, a comma and leaving the text box add what is typed, and say so", async () => {
	renderStory(meta, Empty);
	await userEvent.type(box(), "Forms{Enter}");
	expect([chips(), box().getAttribute("value")]).toEqual([["Forms"], ""]);
	expect(screen.getByRole("status")).toHaveTextContent("Added Forms");
	await userEvent.type(box(), " Maps ,Tea");
	await userEvent.tab();
	expect(chips()).toEqual(["Forms", "Maps", "Tea"]);
	const isFormSent = fireEvent.keyDown(box(), { key: "Enter" });
	expect(isFormSent).toBe(false);
});

test("a refused tag stays in the text box with the reason, which goes when it is cleared", async () => {
	renderStory(meta, Default);
	await userEvent.click(box());
	await userEvent.paste("Maps,Caching,Bandung,");
	expect(chips()).toEqual(["Caching", "Tea terraces", "Maps"]);
	expect(box()).toHaveValue("Caching, Bandung");
	expect(box()).toBeInvalid();
	expect(box()).toHaveAccessibleDescription(expect.stringContaining("Caching is there already."));
	await userEvent.clear(box());
	expect(box()).toBeValid();
});

test("tags that are used elsewhere are offered, without those that are chosen", () => {
	renderStory(meta, Default);
	const options = [...document.querySelectorAll("datalist option")].map((option) => option.getAttribute("value"));
	expect(options).toEqual(["Forms", "Interfaces"]);
});

test("the keyboard removes a tag, and the focus goes to the next one, then to the text box", async () => {
	renderStory(meta, Default);
	await userEvent.click(box());
	await userEvent.tab();
	expect(screen.getByRole("button", { name: "Remove Caching" })).toHaveFocus();
	await userEvent.keyboard("{Delete}");
	expect(screen.getByRole("button", { name: "Remove Tea terraces" })).toHaveFocus();
	await userEvent.keyboard("{Enter}");
	expect(box()).toHaveFocus();
	expect(screen.getByRole("status")).toHaveTextContent("Removed Tea terraces");
});
