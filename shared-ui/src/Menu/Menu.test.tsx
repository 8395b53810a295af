import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderStory } from "../testing/renderStory.tsx";
import meta, * as stories from "./Menu.stories.tsx";

const open = async () => {
	const trigger = screen.getByRole("button", { name: "More" });
	await userEvent.tab();
	expect(trigger).toHaveFocus();
	await userEvent.keyboard("{Enter}");
	await screen.findByRole("menu");
	return trigger;
};

test("the arrows reach an action, Enter runs it, and the menu closes", async () => {
	const handleDelete = jest.fn();
	renderStory(meta, stories.Closed, {
		entries: [{ label: "View", to: "/view" }, null, { label: "Delete…", danger: true, onSelect: handleDelete }],
	});
	const trigger = await open();
	await waitFor(() => expect(screen.getByRole("menuitem", { name: "View" })).toHaveFocus());
	await userEvent.keyboard("{ArrowDown}");
	await waitFor(() => expect(screen.getByRole("menuitem", { name: "Delete…" })).toHaveFocus());
	await userEvent.keyboard("{Enter}");
	expect(handleDelete).toHaveBeenCalledTimes(1);
	await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument());
	expect(trigger).toHaveFocus();
});

test("a menu entry with a URL is a link", async () => {
	renderStory(meta, stories.Closed);
	await open();
	expect(screen.getByRole("menuitem", { name: "View" })).toHaveAttribute("href", "/view");
	expect(screen.getByRole("menuitem", { name: "Duplicate as draft" })).toHaveAttribute("aria-disabled", "true");
});

test("Escape closes the menu and the focus returns", async () => {
	renderStory(meta, stories.Closed);
	const trigger = await open();
	await userEvent.keyboard("{Escape}");
	await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument());
	expect(trigger).toHaveFocus();
});
