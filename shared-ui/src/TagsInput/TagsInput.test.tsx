import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderStory } from "../testing/renderStory.tsx";
import meta, { Default, Empty } from "./TagsInput.stories.tsx";

const chips = () => screen.queryAllByRole("button").map((chip) => chip.textContent);

test("the typed text is the value, and each tag is shown as a chip", async () => {
	renderStory(meta, Empty);
	const box = screen.getByRole("textbox", { name: "Tags" });
	await userEvent.type(box, "React,, Go ,");
	expect(chips()).toEqual(["React", "Go"]);
	await userEvent.tab();
	expect(box).toHaveValue("React, Go");
});

test("a pasted list of lines becomes tags", async () => {
	const handleValue = jest.fn();
	renderStory(meta, Default, { onValueChange: handleValue });
	await userEvent.click(screen.getByRole("textbox", { name: "Tags" }));
	await userEvent.keyboard("{End}");
	await userEvent.paste("Go\nSvelte; Python");
	expect(handleValue).toHaveBeenLastCalledWith("Offline-first, React, Postgres, Go, Svelte, Python");
});

test("a tag is removed with a click", async () => {
	renderStory(meta, Default);
	await userEvent.click(screen.getByRole("button", { name: "Remove React" }));
	expect(screen.getByRole("textbox", { name: "Tags" })).toHaveValue("Offline-first, Postgres");
	expect(chips()).toEqual(["Offline-first", "Postgres"]);
});

test("the keyboard reaches the tags, removes them and comes back", async () => {
	renderStory(meta, Default);
	const box = screen.getByRole("textbox", { name: "Tags" });
	await userEvent.click(box);
	await userEvent.keyboard("{ArrowDown}{ArrowRight}");
	expect(screen.getByRole("button", { name: "Remove React" })).toHaveFocus();
	await userEvent.keyboard("{Delete}");
	expect(screen.getByRole("button", { name: "Remove Postgres" })).toHaveFocus();
	await userEvent.keyboard("{Backspace}");
	expect(screen.getByRole("button", { name: "Remove Offline-first" })).toHaveFocus();
	await userEvent.keyboard("{Backspace}");
	expect(box).toHaveFocus();
	expect(box).toHaveValue("");
});
